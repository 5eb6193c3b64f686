import { describe, expect, it } from 'vitest';
import { searchBeginnings, type TurnTerms, turnSearch } from '../src/index.ts';

/** Ten points to spend: tools cost and are worth little by themselves, but each makes every later jar worth more. */
interface Workshop {
  readonly spent: number;
  readonly tools: number;
  readonly jars: number;
  readonly value: number;
}

type Move = 'tool' | 'jar' | 'sweep';

const COSTS: Readonly<Record<Move, number>> = { tool: 3, jar: 2, sweep: 1 };
const EMPTY: Workshop = { spent: 0, tools: 0, jars: 0, value: 0 };

function workshop(): TurnTerms<Workshop, Move> & { readonly valued: Workshop[] } {
  const valued: Workshop[] = [];
  return {
    valued,
    moves: ({ spent }) => (Object.keys(COSTS) as Move[]).filter((move) => spent + COSTS[move] <= 10),
    play: ({ spent, tools, jars, value }, move) => ({
      spent: spent + COSTS[move],
      tools: tools + (move === 'tool' ? 1 : 0),
      jars: jars + (move === 'jar' ? 1 : 0),
      value: value + { tool: 0, jar: 1 + 2 * tools, sweep: 0.9 }[move],
    }),
    key: ({ spent, tools, jars, value }) => `${spent} ${tools} ${jars} ${value.toFixed(1)}`,
    used: ({ spent }) => spent,
    value: (position) => {
      valued.push(position);
      return position.value;
    },
  };
}

const never = (): boolean => false;

/** The best of all sequences, by trying every one. */
function bestByBruteForce(terms: TurnTerms<Workshop, Move>, position: Workshop): number {
  return Math.max(
    position.value,
    ...terms.moves(position).map((move) => bestByBruteForce(terms, terms.play(position, move))),
  );
}

describe('the search over a turn', () => {
  it('finds the best sequence once it is wide enough, though it begins with what gains nothing', () => {
    const terms = workshop();
    const search = turnSearch(terms, EMPTY, never);
    search.widen(20);
    const [best] = search.best(1);
    expect(best?.value).toBe(bestByBruteForce(terms, EMPTY));
    expect(best?.moves[0]).toBe('tool');
    expect(best?.moves.reduce(terms.play, EMPTY).value).toBe(best?.value);
  });

  it('is greedy if it is narrow, and never worse for being widened', () => {
    const search = turnSearch(workshop(), EMPTY, never);
    const values = [1, 2, 4, 20].map((width) => {
      search.widen(width);
      return search.best(1)[0]?.value ?? 0;
    });
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBeLessThan(values[3] ?? 0);
  });

  it('looks at a position once, however it was reached and however often it is widened', () => {
    const terms = workshop();
    const search = turnSearch(terms, EMPTY, never);
    for (const width of [1, 3, 50]) search.widen(width);
    const keys = terms.valued.map(terms.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lists plans best first, each with its own value', () => {
    const terms = workshop();
    const search = turnSearch(terms, EMPTY, never);
    search.widen(10);
    const plans = search.best(5);
    expect(plans).toHaveLength(5);
    expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).sort((a, b) => b - a));
    for (const { moves, value } of plans) expect(moves.reduce(terms.play, EMPTY).value).toBe(value);
  });

  it('stops when time is over, and still has an answer', () => {
    const terms = workshop();
    let asked = 0;
    const search = turnSearch(terms, EMPTY, () => ++asked > 2);
    expect(search.widen(50)).toBe(false);
    expect(search.best(1)[0]?.moves.length).toBeGreaterThan(0);
    const none = turnSearch(terms, EMPTY, () => true);
    expect(none.widen(50)).toBe(false);
    expect(none.best(1)).toEqual([{ moves: [], value: 0 }]);
  });
});

describe('several beginnings', () => {
  const started = [
    { ...EMPTY, value: 3 },
    { ...EMPTY, tools: 1 },
    { ...EMPTY, value: 2 },
  ];

  it('are judged by the best turn that follows, not by how they look', () => {
    const searches = started.map((start) => turnSearch(workshop(), start, never));
    const ranked = searchBeginnings(searches, [{ width: 4, keep: 1 }], never);
    expect(ranked.map((one) => searches.indexOf(one as never))).toEqual([1, 0, 2]);
  });

  it('are dropped after a round, and not searched any further', () => {
    const worlds = started.map(() => workshop());
    const searches = started.map((start, i) => turnSearch(worlds[i] ?? workshop(), start, never));
    const rounds = [
      { width: 0, keep: 2 },
      { width: 5, keep: 1 },
    ];
    searchBeginnings(searches, rounds, never);
    expect(worlds.map(({ valued }) => valued.length > 1)).toEqual([true, false, true]);
  });
});
