import { replyTable } from './reply-table.ts';

/** A game of whole turns, as a search over replies sees it: positions and turns are the game's own. */
export interface ReplyTerms<Position, Turn> {
  /** Whose turn it is. */
  mover(position: Position): number;
  /** The turns worth a look, the most promising for the mover first, at most so many; none where the game is over. */
  turns(position: Position, width: number): readonly Turn[];
  /** A new position, with the next seat to move. */
  play(position: Position, turn: Turn): Position;
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
 * For two players: alpha-beta over whole turns, ever deeper and wider, with a table of positions that were searched.
 * Best first; nothing if there is no turn.
 */
export function replySearch<Position, Turn>(
  terms: ReplyTerms<Position, Turn>,
  start: Position,
  rounds: readonly ReplyWidths[],
  isOver: () => boolean,
): readonly RankedTurn<Turn>[] {
  const self = terms.mover(start);
  const table = replyTable<Turn>();

  /** The share that is left for the searching seat; only a bound where it is not between `low` and `high`. */
  const searched = (position: Position, widths: ReplyWidths, low: number, high: number, clock: Clock): number => {
    const [width, ...deeper] = widths;
    const judged = (): number => terms.shares(position)[self] ?? 0;
    if (width === undefined || clock.hasStopped()) return judged();
    const key = terms.key(position);
    const depth = widths.join();
    const known = table.value(key, depth, low, high);
    if (known !== undefined) return known;
    const isOwn = terms.mover(position) === self;
    let best: number | undefined;
    let [least, most] = [low, high];
    for (const turn of table.turns(key, width, () => terms.turns(position, width))) {
      const value = searched(terms.play(position, turn), deeper, least, most, clock);
      if (best === undefined || (isOwn ? value > best : value < best)) best = value;
      if (isOwn) least = Math.max(least, value);
      else most = Math.min(most, value);
      if (least >= most || clock.stopped) break;
    }
    const value = best ?? judged();
    if (!clock.stopped) table.keep(key, depth, value, low, high);
    return value;
  };

  return ranked(terms, start, rounds, isOver, (after, deeper, best, clock) => searched(after, deeper, best, 1, clock));
}

/**
 * For more than two players: the others move in turn, each for their own share (max^n). To take every rival's worst
 * reply for granted instead sees dangers that nobody has a reason to bring about.
 */
export function roundSearch<Position, Turn>(
  terms: ReplyTerms<Position, Turn>,
  start: Position,
  rounds: readonly ReplyWidths[],
  isOver: () => boolean,
): readonly RankedTurn<Turn>[] {
  const self = terms.mover(start);
  const table = replyTable<Turn>();

  const sharesAfter = (position: Position, widths: ReplyWidths, clock: Clock): readonly number[] => {
    const [width, ...deeper] = widths;
    if (width === undefined || clock.hasStopped()) return terms.shares(position);
    const mover = terms.mover(position);
    let best: readonly number[] | undefined;
    for (const turn of table.turns(terms.key(position), width, () => terms.turns(position, width))) {
      const shares = sharesAfter(terms.play(position, turn), deeper, clock);
      if (best === undefined || (shares[mover] ?? 0) > (best[mover] ?? 0)) best = shares;
      if (clock.stopped) break;
    }
    return best ?? terms.shares(position);
  };

  return ranked(
    terms,
    start,
    rounds,
    isOver,
    (after, deeper, _, clock) => sharesAfter(after, deeper, clock)[self] ?? 0,
  );
}

/** Time that is over stays over. */
interface Clock {
  readonly stopped: boolean;
  hasStopped(): boolean;
}

function clockOf(isOver: () => boolean): Clock {
  let stopped = false;
  return {
    get stopped() {
      return stopped;
    },
    hasStopped: () => {
      stopped ||= isOver();
      return stopped;
    },
  };
}

/** The own turns by what they are worth, round by round; `best` is the best value of the round so far. */
function ranked<Position, Turn>(
  terms: ReplyTerms<Position, Turn>,
  start: Position,
  rounds: readonly ReplyWidths[],
  isOver: () => boolean,
  judge: (after: Position, deeper: ReplyWidths, best: number, clock: Clock) => number,
): readonly RankedTurn<Turn>[] {
  const clock = clockOf(isOver);
  const own = terms.turns(start, Math.max(...rounds.map(([width = 0]) => width)));
  let ranking: readonly RankedTurn<Turn>[] = [];
  for (const [width = 0, ...deeper] of rounds) {
    const judged: RankedTurn<Turn>[] = [];
    // What was best before comes first: a round that is cut short has looked at the likeliest.
    for (const turn of inOrderOf(ranking, own.slice(0, width))) {
      const best = Math.max(0, ...judged.map(({ value }) => value));
      const value = judge(terms.play(start, turn), deeper, best, clock);
      // Where time was over, only the very first turn of all counts: there must be an answer.
      if (clock.stopped && judged.length + ranking.length > 0) break;
      judged.push({ turn, value });
    }
    const left = ranking.filter(({ turn }) => !judged.some((other) => other.turn === turn));
    ranking = [...judged.sort((a, b) => b.value - a.value), ...left];
    if (clock.stopped) break;
  }
  return ranking;
}

/** The turns that were ranked in an earlier round in their order, then the others. */
function inOrderOf<Turn>(ranking: readonly RankedTurn<Turn>[], turns: readonly Turn[]): readonly Turn[] {
  const before = ranking.map(({ turn }) => turn).filter((turn) => turns.includes(turn));
  return [...before, ...turns.filter((turn) => !before.includes(turn))];
}
