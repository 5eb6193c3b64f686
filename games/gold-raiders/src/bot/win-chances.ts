import { normalised } from '@quri/bot-kit';
import type { Frozen } from '@quri/kernel';
import { farthestSpace } from '../answers/trail.ts';
import type { State } from '../rules/state.ts';

/** So many spaces ahead make a raider e times as likely to win; fewer are enough the nearer the temple is. */
const LEAD_AT_START = 12;
const LEAD_AT_TEMPLE = 7;
/** What it costs to go first at Night, in spaces: those who play later steal last. */
const FIRST_PLAYER_COST = 2;

/** Each seat's chance to win between two rounds. */
export function winChances({ raiders, options, firstPlayer }: Frozen<State>): number[] {
  const lead = LEAD_AT_START + (LEAD_AT_TEMPLE - LEAD_AT_START) * (farthestSpace(raiders) / options.trail);
  return normalised(
    raiders.map(({ at }, seat) => Math.exp((at - (seat === firstPlayer ? FIRST_PLAYER_COST : 0)) / lead)),
  );
}
