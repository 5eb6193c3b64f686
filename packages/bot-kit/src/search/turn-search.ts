/** A turn of many moves, as a game shows it to the search: positions and moves are the game's own. */
export interface TurnTerms<Position, Move> {
  /** What can be done next; nothing where the turn must end. */
  moves(position: Position): readonly Move[];
  /** A new position; for a move that draws, one that stands for what is to be expected of the draw. */
  play(position: Position, move: Move): Position;
  /** Equal for positions from which everything goes on alike: they are searched once. */
  key(position: Position): number | string;
  /** How much of the turn is used up, a whole number from 0 on: every move raises it. */
  used(position: Position): number;
  /** What it is worth to end the turn here. */
  value(position: Position): number;
}

/** Moves in their order, and what the turn is worth if it ends after them. */
export interface TurnPlan<Move> {
  readonly moves: readonly Move[];
  readonly value: number;
}

export interface TurnSearch<Move> {
  /** Looks at the best `width` positions for every used part of the turn; false if it had to stop before that. */
  widen(width: number): boolean;
  /** The best plans found so far, best first. */
  best(count: number): readonly TurnPlan<Move>[];
}

interface Node<Move> {
  readonly parent: Node<Move> | null;
  readonly move: Move | null;
  readonly value: number;
  expanded: boolean;
}

/**
 * Beam search over the moves of one turn. Positions compete only with those that have used as much of the turn, so that
 * a dear move is compared with what cheaper ones make of the same points. Widening keeps all that was found before.
 */
export function turnSearch<Position, Move>(
  terms: TurnTerms<Position, Move>,
  start: Position,
  isOver: () => boolean,
): TurnSearch<Move> {
  const root: Node<Move> = { parent: null, move: null, value: terms.value(start), expanded: false };
  const buckets: Node<Move>[][] = [];
  const known = new Set<number | string>([terms.key(start)]);
  buckets[terms.used(start)] = [root];

  // Positions are not kept: most nodes are never looked at again.
  const positionOf = ({ parent, move }: Node<Move>): Position =>
    parent === null || move === null ? start : terms.play(positionOf(parent), move);

  const expand = (node: Node<Move>): void => {
    node.expanded = true;
    const position = positionOf(node);
    for (const move of terms.moves(position)) {
      const next = terms.play(position, move);
      const key = terms.key(next);
      if (known.has(key)) continue;
      known.add(key);
      const used = terms.used(next);
      const bucket = buckets[used] ?? [];
      buckets[used] = bucket;
      bucket.push({ parent: node, move, value: terms.value(next), expanded: false });
    }
  };

  return {
    widen: (width) => {
      for (let used = 0; used < buckets.length; used++) {
        const bucket = buckets[used];
        if (bucket === undefined) continue;
        // A stable sort: equals stay in the order they were found in.
        bucket.sort(byValue);
        for (const node of bucket.slice(0, width)) {
          if (node.expanded) continue;
          if (isOver()) return false;
          expand(node);
        }
      }
      return true;
    },
    best: (count) =>
      buckets
        .flatMap((bucket) => bucket.sort(byValue).slice(0, count))
        .sort(byValue)
        .slice(0, count)
        .map((node) => ({ moves: movesTo(node), value: node.value })),
  };
}

const byValue = (a: { readonly value: number }, b: { readonly value: number }): number => b.value - a.value;

function movesTo<Move>(last: Node<Move>): readonly Move[] {
  const moves: Move[] = [];
  for (let node: Node<Move> | null = last; node !== null; node = node.parent)
    if (node.move !== null) moves.unshift(node.move);
  return moves;
}

/** How widely to search: in every round all that is left is widened, and so many go on to the next. */
export interface SearchRound {
  readonly width: number;
  readonly keep: number;
}

/**
 * Searches several beginnings of a turn, each by itself: all of them narrowly, the best of them ever more widely; best
 * first. A beginning (where a tile goes) is judged by the best turn that follows it, not by how it looks.
 */
export function searchBeginnings<Search extends TurnSearch<unknown>>(
  beginnings: readonly Search[],
  rounds: readonly SearchRound[],
  isOver: () => boolean,
): readonly Search[] {
  let left = beginnings;
  for (const { width, keep } of rounds) {
    for (const one of left) if (!isOver()) one.widen(width);
    left = ranked(left).slice(0, keep);
    if (isOver()) break;
  }
  return ranked(beginnings);
}

const ranked = <Search extends TurnSearch<unknown>>(searches: readonly Search[]): readonly Search[] =>
  searches
    .map((search) => ({ search, value: search.best(1)[0]?.value ?? Number.NEGATIVE_INFINITY }))
    .sort(byValue)
    .map(({ search }) => search);
