import { type BoardCheck, boardChecks, viewedSteps } from '@quri/conformance/board';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type ToySubject, toy } from './toy-board.ts';

/** A board broken in one place, and the check that must notice. */
interface BrokenBoard {
  readonly broken: string;
  readonly check: RegExp;
  readonly board: Partial<ToySubject>;
}

type Plan = typeof toy.board.planOf;

const planned: Plan = (...between) => toy.board.planOf(...between);
const drawing = (some: Partial<typeof toy.board>): Partial<ToySubject> => ({ board: { ...toy.board, ...some } });
const changed =
  (change: (beat: NonNullable<ReturnType<Plan>>[number]) => object): Plan =>
  (...between) =>
    planned(...between)?.map((beat) => ({ ...beat, ...change(beat) })) ?? null;

const brokenBoards: readonly BrokenBoard[] = [
  {
    broken: 'writes a number that is none',
    check: /nothing missing/,
    board: drawing({ Board: ({ view }) => createElement('p', {}, `${view.pot / 0 - view.pot / 0}`) }),
  },
  {
    broken: 'has no word for an offer',
    check: /nothing missing/,
    board: drawing({ Actions: ({ offers }) => (offers.length > 0 ? createElement('p', {}, 'undefined') : null) }),
  },
  {
    broken: 'reads its drawings aloud',
    check: /hides every drawing/,
    board: drawing({ Board: () => createElement('svg') }),
  },
  {
    broken: 'asks something of everybody',
    check: /looks on/,
    board: drawing({ Actions: () => createElement('button', { type: 'button' }) }),
  },
  {
    broken: 'forgets a beat',
    check: /ends exactly on the view/,
    board: drawing({ planOf: (...between) => planned(...between)?.filter(({ name }) => name !== 'empty') ?? null }),
  },
  {
    broken: 'comes to rest on another picture than its plans',
    check: /ends exactly on the view/,
    board: drawing({ shownOf: (view) => ({ ...toy.board.shownOf(view), pot: view.pot + view.turnsTaken }) }),
  },
  { broken: 'has a beat of no time', check: /takes time/, board: drawing({ planOf: changed(() => ({ ms: 0 })) }) },
  {
    broken: 'has a beat that never ends',
    check: /takes time/,
    board: drawing({ planOf: changed(() => ({ ms: 901 })) }),
  },
  {
    broken: 'moves at first sight',
    check: /nothing to start from/,
    board: drawing({ planOf: (...between) => planned(...between) ?? [] }),
  },
  {
    broken: 'does not say which beat it plays',
    check: /the beat it is given/,
    board: drawing({ Board: () => createElement('section') }),
  },
  {
    broken: 'plays a beat at rest',
    check: /the beat it is given/,
    board: drawing({ Board: ({ beat }) => createElement('section', { 'data-beat': beat?.name ?? 'none' }) }),
  },
  {
    broken: 'passes a big moment over in silence',
    check: /every big moment/,
    board: drawing({ planOf: changed(({ big, says }) => ({ says: big === true ? undefined : says })) }),
  },
  {
    broken: 'says what there is no sentence for',
    check: /every big moment/,
    board: drawing({ planOf: changed(() => ({ says: { type: 'stopped', seat: undefined } })) }),
  },
  {
    broken: 'takes answers before it has shown what they are about',
    check: /keeps its offers/,
    board: drawing({ Actions: (props) => toy.board.Actions({ ...props, live: true }) }),
  },
  {
    broken: 'has no offers until it has shown what they are about',
    check: /keeps its offers/,
    board: drawing({ Actions: (props) => (props.live ? toy.board.Actions(props) : null) }),
  },
  {
    broken: 'leaves the last points out of its score history',
    check: /score history/,
    board: drawing({ scoreHistory: (seen, players) => toy.board.scoreHistory(seen.slice(0, -1), players) }),
  },
];

const steps = viewedSteps(toy, 'broken boards');

const named = (name: RegExp): BoardCheck => {
  const found = boardChecks.filter((check) => name.test(check.name));
  expect(found).toHaveLength(1);
  return found[0] as BoardCheck;
};

describe('the suite for boards', () => {
  test.each(brokenBoards)('notices a board that $broken', ({ check, board }) => {
    expect(() => named(check).run({ ...toy, ...board }, steps)).toThrow(/expected/);
  });

  test.each(boardChecks)('has nothing against the whole board: $name', (check) => {
    expect(() => check.run(toy, steps)).not.toThrow();
  });

  test('has a broken board for every check', () => {
    for (const { name } of boardChecks) expect(brokenBoards.map(({ check }) => check.test(name))).toContain(true);
  });
});

test('viewed steps are of every number of players, through the eyes of all, and of every end', () => {
  const seen = steps.map(({ message }) => message);
  for (const players of [2, 3, 4]) {
    const here = seen.filter((message) => message.players === players);
    expect(new Set(here.map(({ viewer }) => viewer)).size).toBe(players + 1);
    expect(here.some(({ awaited }) => awaited.length === 0)).toBe(true);
  }
});
