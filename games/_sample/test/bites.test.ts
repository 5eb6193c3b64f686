import { type Check, checks, type Setting, type Subject } from '@quri/conformance';
import { type Game, luckFrom, ok } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { CHARMS } from '../src/components.ts';
import { type Sample, sample } from '../src/game.ts';
import { imagine } from '../src/view/imagine.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import { subject } from './subject.ts';

/** Every check is shown to bite: a game broken in one place, and the check that must notice. */
interface Bite {
  readonly broken: string;
  readonly check: RegExp;
  readonly says: RegExp;
  game(): Partial<Game<Sample>>;
}

const bites: readonly Bite[] = [
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
    game: () => ({ conceivable: sample.legal }),
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
    check: /^a save at any moment/,
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
    broken: 'remembers more than it has seen',
    check: /^memory is a fold/,
    says: /rebuilt memory differs/,
    game: () => {
      let calls = 0;
      return {
        remember: (memory, seen, view) => {
          sample.remember(memory, seen, view);
          memory.shown = CHARMS.slice(0, ++calls % 7);
        },
      };
    },
  },
  {
    broken: 'imagines fuller purses',
    check: /^imagine keeps the projection/,
    says: /looks otherwise/,
    game: () => ({
      imagine: (...from) => {
        const world = imagine(...from);
        for (const player of world.players) player.purse++;
        return world;
      },
    }),
  },
  {
    broken: 'shows in the view what somebody wears',
    check: /\(a\)/,
    says: /view tells/,
    game: () => ({
      project: (s, viewer) =>
        ({ ...sample.project(s, viewer), leak: s.players.map(({ worn }) => worn?.id ?? '') }) as View,
    }),
  },
  {
    broken: 'explains a refusal with a secret',
    check: /\(a\)/,
    says: /refusal tells/,
    game: () => ({
      decide: (s, by, intent) => {
        const decided = sample.decide(s, by, intent);
        return decided.ok
          ? decided
          : {
              ok: false,
              refused: {
                ...decided.refused,
                because:
                  s.players[1 - by]?.charms.length === 2 ? s.players.map(({ charms }) => charms[0]?.value ?? 0) : 0,
              },
            };
      },
    }),
  },
  {
    broken: 'says aloud which charm is put on',
    check: /\(b\)/,
    says: /tell two worlds apart/,
    game: () => ({
      redact: (s, event, viewer) =>
        event.type === 'charmWorn'
          ? ({ type: event.type, seat: event.seat, charm: event.charm } as Seen)
          : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'shows a longer line for a better charm',
    check: /\(b\)/,
    says: /tell two worlds apart/,
    game: () => ({
      redact: (s, event, viewer) =>
        event.type === 'charmWorn'
          ? ({ type: event.type, seat: event.seat, pad: 'x'.repeat(Number(event.charm.at(-2))) } as Seen)
          : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'does not declare the showdown',
    check: /\(c\)/,
    says: /nothing declared it/,
    game: () => ({ reveals: () => 'none' }),
  },
  {
    broken: 'imagines the same hands every time',
    check: /over 200 imaginings/,
    says: /always imagined the same/,
    game: () => ({ imagine: (view, memory) => imagine(view, memory, luckFrom('always')) }),
  },
  {
    broken: 'imagines charms that the viewer holds in the hands of others',
    check: /on a tiny deck/,
    says: /impossible world/,
    game: () => ({
      imagine: (view, memory, luck) => {
        const world = imagine({ ...view, charms: [], worn: null }, memory, luck);
        const own = view.viewer === 'spectator' ? undefined : world.players[view.viewer];
        if (own !== undefined) Object.assign(own, { charms: [...view.charms], worn: view.worn });
        return world;
      },
    }),
  },
  {
    broken: 'never imagines the best pair of charms',
    check: /on a tiny deck/,
    says: /never imagined/,
    game: () => ({
      imagine: (view, memory, luck) => {
        for (;;) {
          const world = imagine(view, memory, luck);
          const others = world.players.filter((_, seat) => seat !== view.viewer);
          if (!others.some(({ charms }) => charms.every(({ value }) => value === 3))) return world;
        }
      },
    }),
  },
];

function withoutRule(decided: ReturnType<Game<Sample>['decide']>): ReturnType<Game<Sample>['decide']> {
  return decided.ok
    ? decided
    : { ok: false, refused: { ...decided.refused, rule: '' } as unknown as Sample['refusal'] };
}

const setting: Setting<Sample> = { players: 2, options: { turns: 2, proudCharms: false }, seed: 'bites' };

const broken = (game: Partial<Game<Sample>>): Subject<Sample> => {
  const whole = { ...sample, ...game };
  return { ...subject, game: whole, tiny: { ...subject.tiny, game: whole } };
};

const named = (name: RegExp): Check => {
  const found = checks.filter((check) => name.test(check.name));
  expect(found).toHaveLength(1);
  return found[0] as Check;
};

describe('conformance bites', () => {
  test.each(bites)('a game that $broken is caught', ({ check, says, game }) => {
    expect(() => named(check).run(broken(game()), setting)).toThrow(says);
  });

  test.each(checks.map((check) => [check.name, check] as const))('the whole game is not, by: %s', (_name, check) => {
    expect(() => check.run(broken({}), setting)).not.toThrow();
  });

  test('there is a bite for every check', () => {
    for (const { name } of checks)
      expect(
        bites.some(({ check }) => check.test(name)),
        name,
      ).toBe(true);
  });
});
