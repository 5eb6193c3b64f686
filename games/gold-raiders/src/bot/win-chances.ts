import { normalised } from '@quri/bot-kit';
import type { Frozen } from '@quri/kernel';
import { farthestSpace } from '../answers/trail.ts';
import { farthestAlong } from '../rules/phases/rounds.ts';
import type { State } from '../rules/state.ts';

/** So many spaces ahead make a raider e times as likely to win; fewer are enough the nearer the temple is. */
const LEAD_AT_START = 16;
const LEAD_AT_TEMPLE = 3.5;
/** What it costs to go first at Night, in spaces: those who play later steal last. */
const FIRST_PLAYER_COST = 2;

/** Each seat's chance to win when a Day is over and nobody is at the temple. */
export function winChances(dusk: Frozen<State>): number[] {
  const { raiders, options } = dusk;
  const first = farthestAlong(dusk);
  const lead = LEAD_AT_START + (LEAD_AT_TEMPLE - LEAD_AT_START) * (farthestSpace(raiders) / options.trail);
  return normalised(raiders.map(({ at }, seat) => Math.exp((at - (seat === first ? FIRST_PLAYER_COST : 0)) / lead)));
}
