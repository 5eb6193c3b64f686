import type { Event } from './rules/events.ts';
import type { State } from './rules/state.ts';
import type { Memory } from './view/memory.ts';
import type { Seen, View } from './view/shapes.ts';
import type { Intent, Options, Refusal } from './vocabulary.ts';

/** The types Gold Raiders is made of. */
export interface GoldRaiders {
  options: Options;
  state: State;
  intent: Intent;
  event: Event;
  refusal: Refusal;
  view: View;
  seen: Seen;
  memory: Memory;
}
