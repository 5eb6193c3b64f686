import type { Who } from './who.ts';

/** How a game ended, for a page or a terminal to lay out. */
export interface GameResult {
  /** Who won, and why. */
  readonly headline: string;
  /** The best first. */
  readonly rows: readonly ResultRow[];
}

export interface ResultRow extends Omit<Ranked, 'score'> {
  /** What the game ranks by, in words where a bare number would not tell. */
  readonly score: string;
  /** What the score is made of, or what decided among equals; often empty. */
  readonly detail: string;
}

export interface Ranked {
  readonly seat: number;
  /** From 1; equals share a place. */
  readonly place: number;
  readonly score: number;
}

interface FinalScores {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

/** Winners first, all others by score. */
export function rankingOf({ winners, scores }: FinalScores): readonly Ranked[] {
  const isAhead = (one: Omit<Ranked, 'place'>, other: Omit<Ranked, 'place'>): boolean => {
    const won = winners.includes(one.seat);
    return won === winners.includes(other.seat) ? one.score > other.score : won;
  };
  const unranked = scores.map((score, seat) => ({ seat, score }));
  return unranked
    .map((one) => ({ ...one, place: 1 + unranked.filter((other) => isAhead(other, one)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The rows of a result, with what the game says of each seat. */
export const resultRows = (
  final: FinalScores,
  say: (ranked: Ranked) => Pick<ResultRow, 'score' | 'detail'>,
): readonly ResultRow[] =>
  rankingOf(final).map((ranked) => ({ place: ranked.place, seat: ranked.seat, ...say(ranked) }));

/** The result line by line, as a terminal prints it: 2. Jan: 9 (4 in the tent, 5 in artifacts) */
export const resultLines = ({ headline, rows }: GameResult, who: Who): readonly string[] => [
  headline,
  ...rows.map(({ place, seat, score, detail }) =>
    [`${place}. ${who(seat)}${score === '' ? '' : `: ${score}`}`, detail === '' ? '' : `(${detail})`]
      .filter(Boolean)
      .join(' '),
  ),
];
