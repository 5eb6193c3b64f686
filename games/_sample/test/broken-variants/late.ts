import { seededRng } from '@quri/kernel';
import { CHARMS } from '../../src/components.ts';
import { type Sample, sample } from '../../src/game.ts';
import { imagine } from '../../src/view/imagine.ts';
import type { Seen, View } from '../../src/view/shapes.ts';
import type { BrokenVariant } from './variant.ts';

/** In the last third of a game? */
const isLate = ({
  turnsTaken,
  options,
  players,
}: Pick<View, 'turnsTaken' | 'options'> & { players: readonly unknown[] }) =>
  turnsTaken >= (2 / 3) * options.turns * players.length;

/** Whole until the last third of a game: what looks at some checkpoints only must look at late ones too. */
export const brokenLate: readonly BrokenVariant[] = [
  {
    broken: 'offers to stop with an empty pot',
    check: /^every offered intent/,
    says: /offered intent/,
    game: () => ({
      legal: (s, by) =>
        isLate(s) && s.stage === 'dipping' && s.turn === by ? [{ type: 'stop' }, { type: 'dip' }] : sample.legal(s, by),
    }),
  },
  {
    broken: 'keeps part of its state outside the state',
    check: /^a save at any point/,
    says: /plays on otherwise/,
    game: () => {
      let asked = 0;
      return {
        proceed: (s, dice) =>
          sample.proceed(s, {
            draw: (address, from, id) => dice.draw(isLate(s) ? `${address}/${asked++}` : address, from, id),
          }),
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
        if (isLate(s)) s.pot += 0 * Math.random();
      },
    }),
  },
  {
    broken: 'forks by half',
    check: /^a fork shares nothing/,
    says: /changed/,
    game: () => ({ fork: sharingPlayers }),
  },
  {
    broken: 'shares its players between a table and its copies',
    check: /^a move that is taken back/,
    says: /left a trace/,
    game: () => ({ fork: sharingPlayers }),
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
          if (isLate(view)) memory.shown = CHARMS.slice(0, ++calls % 7);
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
        for (const player of isLate(world) ? world.players : []) player.purse++;
        return world;
      },
    }),
  },
  {
    broken: 'shows in the view what somebody wears',
    check: /\(a\)/,
    says: /view tells/,
    game: () => ({
      project: (s, viewer) => {
        const leak = isLate(s) ? s.players.map(({ worn }) => worn?.id ?? '') : [];
        return { ...sample.project(s, viewer), leak } as View;
      },
    }),
  },
  {
    broken: 'imagines the same hands every time',
    check: /over 200 imaginings/,
    says: /always imagined the same/,
    game: () => ({
      imagine: (view, memory, rng) => imagine(view, memory, isLate(view) ? seededRng('always') : rng),
    }),
  },
  {
    broken: 'says less of a token than the view shows',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => ({
      redact: (s, event, viewer) =>
        isLate(s) && event.type === 'coinDrawn'
          ? ({ type: event.type, seat: event.seat } as Seen)
          : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'has a longer view for a better charm',
    check: /^sizes tell nothing/,
    says: /size of a view/,
    game: () => ({
      project: (s, viewer) => {
        const view = sample.project(s, viewer);
        return { ...view, pad: isLate(s) ? 'x'.repeat(view.worn?.value ?? 0) : '' } as View;
      },
    }),
  },
];

const sharingPlayers: (typeof sample)['fork'] = (s) =>
  isLate(s) ? { ...sample.fork(s), players: (s as unknown as Sample['state']).players } : sample.fork(s);
