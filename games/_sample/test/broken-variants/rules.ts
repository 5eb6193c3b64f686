import { type Game, ok } from '@quri/kernel';
import { type Sample, sample } from '../../src/game.ts';
import type { BrokenVariant } from './variant.ts';

/** Broken in its rules or in its bookkeeping. */
export const brokenRules: readonly BrokenVariant[] = [
  {
    broken: 'offers to stop with an empty pot',
    check: /^every offered intent/,
    says: /offered intent/,
    game: () => ({
      legal: (s, by) =>
        s.stage === 'dipping' && s.turn === by ? [{ type: 'stop' }, { type: 'dip' }] : sample.legal(s, by),
    }),
  },
  {
    broken: 'cannot read what it offers',
    check: /^every offered intent/,
    says: /cannot be read back/,
    game: () => ({
      parse: (raw) => ((raw as { type?: unknown } | null)?.type === 'wear' ? { type: 'dip' } : sample.parse(raw)),
    }),
  },
  {
    broken: 'lets everybody stop at any time',
    check: /^intents that are not offered/,
    says: /offers and decisions disagree/,
    game: () => ({
      decide: (s, by, intent) =>
        intent.type === 'stop' && s.stage === 'dipping'
          ? ok([{ type: 'stopped', seat: by, kept: s.pot }])
          : sample.decide(s, by, intent),
    }),
  },
  {
    broken: 'refuses without a rule',
    check: /^intents that are not offered/,
    says: /does not say why/,
    game: () => ({ decide: (...asked) => withoutRule(sample.decide(...asked)) }),
  },
  {
    broken: 'takes garbage for an intent',
    check: /^intents that are not offered/,
    says: /garbage/,
    game: () => ({ parse: (raw) => sample.parse(raw) ?? { type: 'dip' } }),
  },
  {
    broken: 'tells by what might be offered what is',
    check: /^what a seat might be offered/,
    says: /tells a secret/,
    game: () => ({ maximalOffers: sample.legal }),
  },
  {
    broken: 'waits for somebody with nothing to do',
    check: /^a table that waits/,
    says: /has no offer/,
    game: () => ({ legal: (s, by) => (s.stage === 'wearing' && by === 1 ? [] : sample.legal(s, by)) }),
  },
  {
    broken: 'is over but does not say so',
    check: /^a table that waits/,
    says: /neither waits nor is over/,
    game: () => ({ outcome: () => undefined }),
  },
  {
    broken: 'folds an event read from a file otherwise than one just made',
    check: /^a replay of the log/,
    says: /another state/,
    game: () => {
      const made = new WeakSet<object>();
      return {
        decide: (...asked) => {
          const decided = sample.decide(...asked);
          if (decided.ok) for (const event of decided.value) made.add(event);
          return decided;
        },
        evolve: (s, event) => {
          sample.evolve(s, event);
          if (event.type === 'stopped' && !made.has(event)) s.turnsTaken = Math.max(0, s.turnsTaken - 1);
        },
      };
    },
  },
  {
    broken: 'keeps part of its state outside the state',
    check: /^a save at any point/,
    says: /plays on otherwise/,
    game: () => {
      let asked = 0;
      return {
        proceed: (s, dice) =>
          sample.proceed(s, { draw: (address, from, id) => dice.draw(`${address}/${asked++}`, from, id) }),
      };
    },
  },
  {
    broken: 'rolls while it folds',
    check: /^evolve never rolls/,
    says: /chance or time/,
    game: () => ({
      evolve: (s, event) => {
        sample.evolve(s, event);
        if (event.type === 'coinDrawn') s.pot += Math.floor(Math.random() * 2);
      },
    }),
  },
  {
    broken: 'writes into the event it folds',
    check: /^evolve never rolls/,
    says: /wrote into the event/,
    game: () => ({
      evolve: (s, event) => {
        sample.evolve(s, event);
        if (event.type === 'stopped') (event as { kept: number }).kept++;
      },
    }),
  },
  {
    broken: 'forks by half',
    check: /^a fork shares nothing/,
    says: /changed/,
    game: () => ({ fork: (s) => ({ ...sample.fork(s), players: (s as unknown as Sample['state']).players }) }),
  },
  {
    broken: 'changes the table when somebody looks at it',
    check: /^asking changes nothing/,
    says: /read only|not extensible|changed the state/,
    game: () => ({
      project: (s, viewer) => {
        (s as unknown as Sample['state']).turnsTaken += 0;
        return sample.project(s, viewer);
      },
    }),
  },
  {
    broken: 'shares its players between a table and its copies',
    check: /^a move that is taken back/,
    says: /left a trace/,
    game: () => ({ fork: (s) => ({ ...sample.fork(s), players: (s as unknown as Sample['state']).players }) }),
  },
  {
    broken: 'makes something else of a move the second time',
    check: /^a move that is taken back/,
    says: /makes something else happen/,
    game: () => {
      let worn = 0;
      return {
        decide: (s, by, intent) => {
          const decided = sample.decide(s, by, intent);
          return decided.ok && intent.type === 'wear' && worn++ % 2 === 1
            ? ok([...decided.value, ...decided.value])
            : decided;
        },
      };
    },
  },
];

function withoutRule(decided: ReturnType<Game<Sample>['decide']>): ReturnType<Game<Sample>['decide']> {
  return decided.ok
    ? decided
    : { ok: false, refused: { ...decided.refused, rule: '' } as unknown as Sample['refusal'] };
}
