import { describe, expect, it } from 'vitest';
import { type ReplyTerms, replySearch, roundSearch } from '../src/index.ts';

/** Heaps of stones: a turn takes one to three from one heap. Whoever takes the last stone of all has won. */
interface Heaps {
  readonly players: number;
  readonly stones: readonly number[];
  readonly mover: number;
  readonly won: number | null;
}
interface Taking {
  readonly heap: number;
  readonly stones: number;
}

const heaps = (stones: readonly number[], players = 2): Heaps => ({ players, stones, mover: 0, won: null });

function game(players = 2): ReplyTerms<Heaps, Taking> & { readonly judged: string[]; readonly asked: string[] } {
  const judged: string[] = [];
  const asked: string[] = [];
  const key = ({ stones, mover, won }: Heaps): string => `${stones.join()} ${mover} ${won}`;
  return {
    judged,
    asked,
    mover: ({ mover }) => mover,
    turns: (position, width) => {
      asked.push(key(position));
      return takings(position).slice(0, width);
    },
    play: ({ stones, mover, ...rest }, { heap, stones: taken }) => {
      const left = stones.map((one, i) => (i === heap ? one - taken : one));
      const won = left.every((one) => one === 0) ? mover : null;
      return { ...rest, stones: left, mover: (mover + 1) % rest.players, won };
    },
    key,
    shares: (position) => {
      judged.push(key(position));
      return Array.from({ length: players }, (_, seat) =>
        position.won === null ? 1 / players : seat === position.won ? 1 : 0,
      );
    },
  };
}

const takings = ({ stones, won }: Heaps): readonly Taking[] =>
  won !== null
    ? []
    : stones.flatMap((left, heap) => [1, 2, 3].filter((one) => one <= left).map((one) => ({ heap, stones: one })));

/** By trying everything: can whoever moves win against one rival? */
const wins = (terms: ReplyTerms<Heaps, Taking>, position: Heaps): boolean =>
  takings(position).some((turn) => {
    const after = terms.play(position, turn);
    return after.won !== null || !wins(terms, after);
  });

const never = (): boolean => false;
const WIDE = 99;
const deep = (depth: number, width = WIDE): readonly number[] => Array<number>(depth).fill(width);

/** What the search makes of one turn, two turns deep. */
const valueOfTaking = (terms: ReplyTerms<Heaps, Taking>, start: Heaps, stones: number): number | undefined => {
  const turns = (position: Heaps, width: number): readonly Taking[] =>
    terms.turns(position, width).filter((one) => position !== start || one.stones === stones);
  return replySearch({ ...terms, turns }, start, [deep(2)], never)[0]?.value;
};

describe('the search over replies', () => {
  it('finds a winning turn exactly where there is one, to the end of the game', () => {
    for (const stones of [[4], [5], [1, 2], [3, 3], [2, 4], [1, 2, 3], [5, 5], [1, 1, 4]]) {
      const terms = game();
      const start = heaps(stones);
      const [best] = replySearch(terms, start, [deep(stones.reduce((a, b) => a + b))], never);
      expect(best?.value, stones.join()).toBe(wins(terms, start) ? 1 : 0);
      if (best !== undefined && best.value === 1)
        expect(wins(terms, terms.play(start, best.turn)), stones.join()).toBe(false);
    }
  });

  it('judges a turn by the reply to it once it looks that far', () => {
    const start = heaps([5]);
    const [shallow] = replySearch(game(), start, [[WIDE]], never);
    expect(shallow).toEqual({ turn: { heap: 0, stones: 1 }, value: 0.5 });
    expect([1, 2, 3].map((stones) => valueOfTaking(game(), start, stones))).toEqual([0.5, 0, 0]);
  });

  it('cuts off what cannot matter and looks at a position once', () => {
    const terms = game();
    replySearch(terms, heaps([3, 3]), [deep(6)], never);
    let all = 0;
    const count = (position: Heaps): void => {
      all++;
      for (const turn of takings(position)) count(game().play(position, turn));
    };
    count(heaps([3, 3]));
    expect(terms.asked.length).toBeLessThan(all / 3);
    expect(new Set(terms.asked).size).toBe(terms.asked.length);
  });

  it('goes on with what was best in the round before', () => {
    const terms = game();
    const ranked = replySearch(terms, heaps([6]), [deep(2), deep(4), deep(6)], never);
    expect(ranked[0]).toEqual({ turn: { heap: 0, stones: 2 }, value: 1 });
  });

  it('looks at no more turns than it is told', () => {
    expect(replySearch(game(), heaps([9]), [[1, WIDE]], never).map(({ turn }) => turn.stones)).toEqual([1]);
    // The winning reply to two stones is the third: a narrow search does not see it.
    const narrow = replySearch(game(), heaps([5]), [[WIDE, 2]], never);
    expect(narrow.find(({ turn }) => turn.stones === 2)?.value).toBe(0.5);
  });

  it('has an answer when time is over at once, and keeps the last whole round', () => {
    expect(replySearch(game(), heaps([5]), [deep(4)], () => true)).toHaveLength(1);
    const terms = game();
    const after = (looks: number): (() => boolean) => {
      let left = looks;
      return () => left-- <= 0;
    };
    const short = replySearch(terms, heaps([6]), [deep(2), deep(6)], after(4));
    expect(short).toHaveLength(3);
    expect(short[0]?.turn).toEqual({ heap: 0, stones: 1 });
  });

  it('says nothing where nothing can be done', () => {
    expect(replySearch(game(), { ...heaps([0]), won: 1 }, [deep(2)], never)).toEqual([]);
  });
});

describe('with more than two players', () => {
  it('expects everybody to take what is best for themselves, in turn', () => {
    // Whoever takes the last stone wins: with two left the next seat takes them, and does not leave one to the third.
    const values = (stones: number): ReadonlyMap<number, number> =>
      new Map(
        roundSearch(game(3), heaps([stones], 3), [deep(3)], never).map(({ turn, value }) => [turn.stones, value]),
      );
    expect(values(5).get(3)).toBe(0);
    expect(values(4).get(1)).toBe(0);
    expect(values(3).get(3)).toBe(1);
  });

  it('fears no rival who would gain nothing by the move', () => {
    // The next seat wins by taking the last two; the third seat is never asked.
    const terms = game(3);
    roundSearch(terms, heaps([2], 3), [[1, WIDE, WIDE]], never);
    expect(terms.asked).not.toContain('0 2 null');
  });

  it('has its own turn after one of each rival', () => {
    const [best] = roundSearch(game(3), heaps([4, 4], 3), [deep(4, 1)], never);
    expect(best).toEqual({ turn: { heap: 0, stones: 1 }, value: 1 / 3 });
  });

  it('has an answer when time is over at once', () => {
    expect(roundSearch(game(3), heaps([5], 3), [deep(4)], () => true)).toHaveLength(1);
  });
});
