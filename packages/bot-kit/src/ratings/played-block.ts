import { at, type Shape, seededRng } from '@quri/kernel';
import { FAULTS, type Fault, type MatchPlayer, playMatch } from '../match/match.ts';
import type { MatchSetup } from '../match/questions.ts';
import { mirroredDice } from '../mirrored-dice.ts';
import { type Block, seatedIn } from './schedule.ts';

/** How one game of a block ended, seat by seat. */
export interface PlayedGame {
  /** Which bot sat where. */
  readonly seated: readonly number[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** What one bot did in a block. */
interface BlockTally {
  readonly bot: number;
  readonly moves: number;
  readonly ms: number;
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
}

/** A block that was played: plain data, so that it can come from another thread. */
export interface PlayedBlock {
  readonly block: Block;
  readonly games: readonly PlayedGame[];
  readonly tallies: readonly BlockTally[];
}

interface BlockTerms<G extends Shape> {
  readonly table: Omit<MatchSetup<G>, 'dice'>;
  /** The player for a bot; `copy` counts those of one kind at the same table. */
  playerOf(bot: number, copy: number): MatchPlayer<G>;
  readonly seed: string;
  readonly ms: number;
  clock(): number;
}

/** Plays a deal once for every rotation. All it comes to hangs on the seed and the block, on nothing that went before. */
export async function playBlock<G extends Shape>(
  { table, playerOf, seed, ms, clock }: BlockTerms<G>,
  block: Block,
): Promise<PlayedBlock> {
  const games: PlayedGame[] = [];
  const tallies = new Map<number, { moves: number; ms: number; faults: Partial<Record<Fault, number>> }>();
  for (let rotation = 0; rotation < block.field.length; rotation++) {
    const seated = seatedIn(block, rotation);
    const players = seated.map((bot, seat) =>
      playerOf(bot, seated.slice(0, seat).filter((other) => other === bot).length),
    );
    const name = `${seed}/${block.deal}`;
    const rngs = seated.map((_, seat) => seededRng(`${name}/${rotation}/${seat}`));
    const { outcome, seats } = await playMatch({ ...table, dice: mirroredDice(name) }, players, {
      ms,
      clock,
      rngOf: (seat) => at(rngs, seat),
      fallbackRng: seededRng(`${name}/${rotation}/fallback`),
    });
    games.push({ seated, winners: [...outcome.winners], scores: [...outcome.scores] });
    seats.forEach((report, seat) => {
      const bot = at(seated, seat);
      const tally = tallies.get(bot) ?? { moves: 0, ms: 0, faults: {} };
      tally.moves += report.moves;
      tally.ms += report.ms;
      for (const fault of report.faults) tally.faults[fault] = (tally.faults[fault] ?? 0) + 1;
      tallies.set(bot, tally);
    });
  }
  return { block, games, tallies: [...tallies].map(([bot, tally]) => ({ bot, ...tally })) };
}

/** The faults of one kind after the other, as a report lists them. */
export function faultsOf(tallies: readonly BlockTally[], bot: number): Readonly<Partial<Record<Fault, number>>> {
  const sums: Partial<Record<Fault, number>> = {};
  for (const fault of FAULTS) {
    const times = tallies.reduce((all, tally) => all + (tally.bot === bot ? (tally.faults[fault] ?? 0) : 0), 0);
    if (times > 0) sums[fault] = times;
  }
  return sums;
}
