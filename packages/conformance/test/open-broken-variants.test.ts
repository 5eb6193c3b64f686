import { checksFor, conformance, failureOf, runChecks, wholeSubject } from '@quri/conformance';
import type { Game } from '@quri/kernel';
import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { type Race, race, subject } from './race.ts';

/** An open game broken in one place, and the check that must notice. */
interface BrokenVariant {
  readonly broken: string;
  readonly check: RegExp;
  readonly says: RegExp;
  game(): Partial<Game<Race>>;
}

const brokenVariants: readonly BrokenVariant[] = [
  {
    broken: 'shares its pawns between a table and its copies',
    check: /^a move that is taken back/,
    says: /left a trace/,
    game: () => ({ fork: (s) => ({ ...race.fork(s), pawns: s.pawns as number[][] }) }),
  },
  {
    broken: 'makes something else of a step the second time',
    check: /^a move that is taken back/,
    says: /makes something else happen/,
    game: () => {
      let steps = 0;
      return {
        decide: (s, by, intent) => {
          const decided = race.decide(s, by, intent);
          if (!decided.ok || intent.type !== 'step' || steps++ % 2 === 0) return decided;
          return { ok: true, value: [{ type: 'stepped', pawn: 1 - intent.pawn }] };
        },
      };
    },
  },
  {
    broken: 'says that the die was rolled, and not what it shows',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => ({ redact: (_before, event) => ({ type: event.type }) as Race['seen'] }),
  },
  {
    broken: 'counts in its view what no event tells',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => {
      let looks = 0;
      return { project: (s) => ({ ...s, turnsTaken: looks++ }) };
    },
  },
  {
    broken: 'shows more than its events tell',
    check: /^folding what was seen/,
    says: /another view/,
    game: () => ({ project: (s) => ({ ...s, leader: s.turn }) as Race['view'] }),
  },
  {
    broken: 'shows whose turn it is only while there is one',
    check: /^a view has the same fields/,
    says: /other fields than before/,
    game: () => ({
      project: (s) => {
        const { turn, ...view } = s;
        return (s.left === 0 ? view : { ...view, turn }) as Race['view'];
      },
    }),
  },
  {
    broken: 'shows one seat less than another',
    check: /^folding what was seen/,
    says: /another view/,
    game: () => ({ project: (s, viewer) => (viewer === 'spectator' ? { ...s, left: 0 } : s) }),
  },
  {
    broken: 'folds some of it by chance',
    check: /^folding what was seen/,
    says: /another view/,
    game: () => {
      let folded = 0;
      return {
        evolve: (s, event) => {
          race.evolve(s, event);
          if (event.type === 'stepped' && folded++ % 5 === 4) s.left = Math.max(0, s.left - 1);
        },
      };
    },
  },
];

const setting = { players: 3, options: { track: 5 }, seed: 'broken variants' };

const broken = (game: Partial<Game<Race>>) => wholeSubject({ ...subject, game: { ...race, ...game } });

describe('conformance of open games', () => {
  test.each(brokenVariants)('notices one that $broken', ({ check, says, game }) => {
    expect(failureOf(check, broken(game()), setting)?.message).toMatch(says);
  });

  test('has nothing against a whole one', () => {
    expect(runChecks(broken({}), setting).filter(({ failure }) => failure !== undefined)).toEqual([]);
  });
});

describe('what an open game owes', () => {
  test('is everything but what is about secrets, and that what was seen folds to the view', () => {
    const names = (game: Pick<Game, 'open'>): readonly string[] => checksFor(game).map(({ name }) => name);
    const [open, closed] = [names(race), names(sample)];
    expect(open.filter((name) => !closed.includes(name))).toEqual([expect.stringMatching(/^folding what was seen/)]);
    const secret = closed.filter((name) => !open.includes(name));
    expect(
      secret.every((name) => /non-interference|^what a seat might be offered|^sizes|^all fields of a view/.test(name)),
    ).toBe(true);
    expect(secret).toHaveLength(9);
  });

  test('is no way around describing secrets: a game that has some must', () => {
    expect(() => conformance({ game: sample, sample: () => [] })).toThrow(/owes looksAlike, secrets and tiny/);
  });
});
