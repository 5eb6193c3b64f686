import { bots } from '../../games/inka/src/engine.ts';
import { type Inka, inka } from '../../games/inka/src/game.ts';
import type { PlayedBlock } from '../../packages/bot-kit/src/arena.ts';
import { shareFrom } from '../../packages/bot-kit/src/ratings/interval.ts';
import { at, type Game } from '../../packages/kernel/src/index.ts';
import { type Match, type Part, playBlocks, summaryOf } from './matches.ts';

/** How one game ended, beside who won. */
interface Ending {
  readonly turns: number;
  readonly reason: string;
  /** By place in the order of the first turns: what share of the victory was theirs. */
  readonly shares: readonly number[];
}

interface Played {
  readonly blocks: readonly PlayedBlock[];
  readonly endings: readonly Ending[];
}

/** The ladder's numbers, and how games end: how many stall (IN-19), how long they are, who profits by moving first. */
export const playMatches = async (match: Match) => summaryOfAll(match, [await playPart(match)]);

export async function playPart(match: Match, part?: Part): Promise<Played> {
  const endings: Ending[] = [];
  const watched: Game<Inka> = {
    ...inka,
    outcome: (s) => {
      const outcome = inka.outcome(s);
      // A game is asked for its outcome once, when nobody is awaited.
      if (outcome !== undefined) endings.push(endingOf(s, outcome));
      return outcome;
    },
  };
  return { blocks: await playBlocks(watched, bots, match, part), endings };
}

export function summaryOfAll(match: Match, parts: readonly Played[]) {
  const endings = parts.flatMap((part) => part.endings);
  const turns = endings.map((one) => one.turns / match.players).sort((a, b) => a - b);
  const share = (values: readonly number[]) => shareFrom(blocksOf(values, match.players));
  return {
    ...summaryOf(
      match,
      parts.flatMap(({ blocks }) => blocks),
    ),
    stalls: share(endings.map(({ reason }) => (reason === 'escaped' ? 0 : 1))),
    turns: { median: at(turns, turns.length >> 1), most: at(turns, turns.length - 1) },
    order: Array.from({ length: match.players }, (_, place) => share(endings.map(({ shares }) => at(shares, place)))),
  };
}

/** IN-4: after 13 tiles the second player has the first turn, whatever their number. */
function endingOf(s: Inka['view'], { winners }: { readonly winners: readonly number[] }): Ending {
  const players = s.counters.length;
  const first = (s.first ?? 0) + 1;
  const shares = Array.from({ length: players }, (_, place) =>
    winners.includes((first + place) % players) ? 1 / winners.length : 0,
  );
  return { turns: s.turnsTaken, reason: s.final?.reason ?? '', shares };
}

/** The games of one deal follow each other, one for each rotation. */
const blocksOf = (values: readonly number[], size: number) =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) => {
    const block = values.slice(i * size, (i + 1) * size);
    return { sum: block.reduce((a, b) => a + b, 0), games: block.length };
  });
