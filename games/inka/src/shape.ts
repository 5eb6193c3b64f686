import type { Moment, Seen, View } from './view/shapes.ts';
import type { BotId, Intent, Options, Refusal } from './vocabulary.ts';

/** The types of Inka that text and screen know too; game.ts adds the ones that only the rules know. */
export interface InkaShape {
  options: Options;
  intent: Intent;
  refusal: Refusal;
  view: View;
  seen: Seen;
  moment: Moment;
  bots: BotId;
}
