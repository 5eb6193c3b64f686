import { replyTable } from './reply-table.ts';

/** A game of whole turns, as a search over replies sees it: positions and turns are the game's own. */
export interface ReplyTerms<Position, Turn> {
  readonly players: number;
  /** Whose turn it is. */
  mover(position: Position): number;
  /** The turns worth a look, the most promising for the mover first, at most so many; none where the game is over. */
  turns(position: Position, width: number): readonly Turn[];
  /** A new position, with the next seat to move. */
  play(position: Position, turn: Turn): Position;
  /** The same position as if it were this seat's turn. */
  passedTo(position: Position, seat: number): Position;
  /** Equal for positions with the same turns, from which everything goes on alike. */
  key(position: Position): number | string;
  /** What share of a victory each seat can expect; together they are one. */
  shares(position: Position): readonly number[];
}

/** How many turns to look at, by depth: first the own ones, then the replies to each, then the answers to these. */
export type ReplyWidths = readonly number[];

export interface RankedTurn<Turn> {
  readonly turn: Turn;
  /** The share that is left after the best replies; of turns that are not the best, at most this. */
  readonly value: number;
}

/**
 * Alpha-beta over whole turns, ever deeper and wider, with a table of positions that were searched. With two players the
 * other replies. With more, every rival is asked what it would reply, and the reply that hurts most counts: best reply
 * search, which looks farther ahead than letting everybody move in turn would. Best first; nothing if there is no turn.
 */
export function replySearch<Position, Turn>(
  terms: ReplyTerms<Position, Turn>,
  start: Position,
  rounds: readonly ReplyWidths[],
  isOver: () => boolean,
): readonly RankedTurn<Turn>[] {
  const self = terms.mover(start);
  const table = replyTable<Turn>();
  let stopped = false;

  const judged = (position: Position): number => terms.shares(position)[self] ?? 0;
  const withMover = (position: Position, seat: number): Position =>
    terms.mover(position) === seat ? position : terms.passedTo(position, seat);
  const repliesTo = (position: Position, width: number): readonly Reply<Position, Turn>[] =>
    moversAt(terms, position, self).flatMap((seat) => {
      const from = withMover(position, seat);
      return table.turns(terms.key(from), width, () => terms.turns(from, width)).map((turn) => ({ from, turn }));
    });

  /** The share that is left for the searching seat; only a bound where it is not between `low` and `high`. */
  const searched = (position: Position, widths: ReplyWidths, low: number, high: number): number => {
    const [width, ...deeper] = widths;
    if (width === undefined) return judged(position);
    stopped ||= isOver();
    if (stopped) return judged(position);
    const key = terms.key(position);
    const depth = widths.join();
    const known = table.value(key, depth, low, high);
    if (known !== undefined) return known;
    const isOwn = terms.mover(position) === self;
    let best: number | undefined;
    let [least, most] = [low, high];
    for (const { from, turn } of repliesTo(position, width)) {
      const after = terms.play(from, turn);
      const value = searched(isOwn ? after : withMover(after, self), deeper, least, most);
      if (best === undefined || (isOwn ? value > best : value < best)) best = value;
      if (isOwn) least = Math.max(least, value);
      else most = Math.min(most, value);
      if (least >= most || stopped) break;
    }
    const value = best ?? judged(position);
    if (!stopped) table.keep(key, depth, value, low, high);
    return value;
  };

  const own = terms.turns(start, Math.max(...rounds.map(([width = 0]) => width)));
  let ranked: readonly RankedTurn<Turn>[] = [];
  for (const [width = 0, ...deeper] of rounds) {
    const found: RankedTurn<Turn>[] = [];
    // What was best before comes first: a round that is cut short has looked at the likeliest.
    for (const turn of inOrderOf(ranked, own.slice(0, width))) {
      const value = searched(terms.play(start, turn), deeper, Math.max(0, ...found.map((one) => one.value)), 1);
      // Where time was over, only the very first turn of all counts: there must be an answer.
      if (stopped && found.length + ranked.length > 0) break;
      found.push({ turn, value });
    }
    const left = ranked.filter(({ turn }) => !found.some((one) => one.turn === turn));
    ranked = [...found.sort((a, b) => b.value - a.value), ...left];
    if (stopped) break;
  }
  return ranked;
}

interface Reply<Position, Turn> {
  /** With whoever replies to move. */
  readonly from: Position;
  readonly turn: Turn;
}

/** Who moves in a position: the searching seat, or all its rivals, the next one first. */
function moversAt<Position>(
  { players, mover }: Pick<ReplyTerms<Position, unknown>, 'players' | 'mover'>,
  position: Position,
  self: number,
): readonly number[] {
  const next = mover(position);
  if (next === self) return [self];
  return Array.from({ length: players }, (_, i) => (next + i) % players).filter((seat) => seat !== self);
}

/** The turns that were ranked in an earlier round in their order, then the others. */
function inOrderOf<Turn>(ranked: readonly RankedTurn<Turn>[], turns: readonly Turn[]): readonly Turn[] {
  const before = ranked.map(({ turn }) => turn).filter((turn) => turns.includes(turn));
  return [...before, ...turns.filter((turn) => !before.includes(turn))];
}
