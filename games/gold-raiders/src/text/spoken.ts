import type { Seen, View } from '../view/shapes.ts';
import type { BotId, Intent, Options, Refusal } from '../vocabulary.ts';

/** What is spoken about in Gold Raiders. */
export interface GoldRaidersSpoken {
  options: Options;
  intent: Intent;
  refusal: Refusal;
  view: View;
  seen: Seen;
  bots: BotId;
}
