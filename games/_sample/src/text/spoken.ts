import type { Seen, View } from '../view/shapes.ts';
import type { BotId, Intent, Options, Refusal } from '../vocabulary.ts';

export interface SampleSpoken {
  options: Options;
  intent: Intent;
  refusal: Refusal;
  view: View;
  seen: Seen;
  bots: BotId;
}
