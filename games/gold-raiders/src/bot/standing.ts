import type { Frozen } from '@quri/kernel';
import type { State } from '../rules/state.ts';

/**
 * What each seat may hope for between two rounds: the share of victories that raiders so far along win. So many spaces
 * ahead make somebody e times as likely to win, fewer the nearer the temple is.
 */
const LEAD_AT_START = 12;
const LEAD_AT_TEMPLE = 7;
/** What it costs to go first at Night, in spaces: the last lap belongs to the thieves. */
const HANDICAP = 2;

export function hopesIn({ raiders, options, firstPlayer }: Frozen<State>): number[] {
  let farthest = 0;
  for (let i = 0; i < raiders.length; i++) farthest = Math.max(farthest, raiders[i]?.at ?? 0);
  const lead = LEAD_AT_START + (LEAD_AT_TEMPLE - LEAD_AT_START) * (farthest / options.trail);
  const powers = raiders.map(({ at }, seat) => Math.exp((at - (seat === firstPlayer ? HANDICAP : 0)) / lead));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
