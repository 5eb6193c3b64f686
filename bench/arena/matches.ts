import {
  botPlayer,
  type PlayedBlock,
  playBlock,
  scheduleOf,
  scoreOf,
  shareOf,
} from '../../packages/bot-kit/src/arena.ts';
import { at, type Bot, defaultOptions, type Game, type Shape } from '../../packages/kernel/src/index.ts';

export interface Match {
  readonly ids: readonly string[];
  readonly players: number;
  readonly games: number;
  /** Thinking time for a turn: CPU time of this process, so that another process costs nobody strength. */
  readonly ms: number;
}

/** Every so many-th block of a match, from one on: what a process plays where several share the match. */
export interface Part {
  readonly from: number;
  readonly step: number;
}

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Mirrored games among bots with a running clock: `quri arena` has one that stands still. */
export async function playMatches<G extends Shape>(game: Game<G>, bots: readonly Bot<G>[], match: Match) {
  return summaryOf(match, await playBlocks(game, bots, match));
}

export async function playBlocks<G extends Shape>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  { ids, players, games, ms }: Match,
  { from, step }: Part = { from: 0, step: 1 },
): Promise<PlayedBlock[]> {
  const playing = ids.map((id) =>
    at(
      bots.filter((bot) => bot.id === id),
      0,
    ),
  );
  const options = defaultOptions(game.meta.options, players);
  const seed = `ladder/${ids.join()}/${players}/${ms}`;
  const playerOf = (bot: number) => botPlayer(at(playing, bot));
  const played: PlayedBlock[] = [];
  for (const block of scheduleOf(ids.length, players, games, seed))
    if (block.deal % step === from)
      played.push(await playBlock({ table: { game, players, options }, playerOf, seed, ms, clock }, block));
  return played;
}

export function summaryOf({ ids, players }: Match, played: readonly PlayedBlock[]) {
  const all = played.flatMap((block) => block.games);
  const tallies = played.flatMap((block) => block.tallies);
  const sumOf = (bot: number, key: 'moves' | 'ms'): number =>
    tallies.reduce((sum, tally) => sum + (tally.bot === bot ? tally[key] : 0), 0);
  return {
    games: all.length,
    faults: tallies.reduce((sum, { faults }) => sum + Object.values(faults).reduce((a, b) => a + b, 0), 0),
    bots: ids.map((id, n) => ({
      id,
      share: shareOf(played, n),
      score: scoreOf(played, n),
      msPerAnswer: sumOf(n, 'ms') / sumOf(n, 'moves'),
      /** For one seat. */
      msPerGame: sumOf(n, 'ms') / all.reduce((sum, { seated }) => sum + seated.filter((bot) => bot === n).length, 0),
    })),
    /** The mean points of the first, the second and so on. */
    places: Array.from(
      { length: players },
      (_, place) =>
        all.reduce(
          (sum, { scores }) =>
            sum +
            at(
              [...scores].sort((a, b) => b - a),
              place,
            ),
          0,
        ) / all.length,
    ),
    /** The share of the games that each seat won. */
    seats: Array.from(
      { length: players },
      (_, seat) =>
        all.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0) / all.length,
    ),
  };
}
