import { seededRng } from '@quri/kernel';
import { CHARMS, charmOf } from '../../src/components.ts';
import { sample } from '../../src/game.ts';
import { imagine } from '../../src/view/imagine.ts';
import type { Seen, View } from '../../src/view/shapes.ts';
import type { Intent } from '../../src/vocabulary.ts';
import type { BrokenVariant } from './variant.ts';

/** Broken in what it shows, tells, remembers or imagines. */
export const brokenSecrecy: readonly BrokenVariant[] = [
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
          ? { type: event.type, seat: event.seat, charm: charmOf(event.charm) }
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
    broken: 'tells a seat that tries a charm what the others hold',
    check: /\(e\)/,
    says: /a trial tells two worlds apart/,
    game: () => ({
      redact: (s, event, viewer) =>
        event.type === 'charmWorn' && event.seat === viewer
          ? ({ type: event.type, seat: viewer, leak: s.players.map(({ charms }) => charms[0]?.id ?? '') } as Seen)
          : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'imagines the same hands every time',
    check: /over 200 imaginings/,
    says: /always imagined the same/,
    game: () => ({ imagine: (view, memory) => imagine(view, memory, seededRng('always')) }),
  },
  {
    broken: 'imagines charms that the viewer holds in the hands of others',
    check: /on a tiny deck/,
    says: /impossible world/,
    game: () => ({
      imagine: (view, memory, rng) => {
        const world = imagine({ ...view, charms: [], worn: null }, memory, rng);
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
      imagine: (view, memory, rng) => {
        for (;;) {
          const world = imagine(view, memory, rng);
          const others = world.players.filter((_, seat) => seat !== view.viewer);
          if (!others.some(({ charms }) => charms.every(({ value }) => value === 3))) return world;
        }
      },
    }),
  },
  {
    broken: 'shows a charm in the view that its wearer was not told of',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => ({
      redact: (s, event, viewer) =>
        event.type === 'charmWorn' ? { type: event.type, seat: event.seat } : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'deals charms that nobody is told of',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => ({
      redact: (s, event, viewer) => (event.type === 'charmsDealt' ? undefined : sample.redact(s, event, viewer)),
    }),
  },
  {
    broken: 'says less of a token than the view shows',
    check: /^equal seen, equal views/,
    says: /did not see/,
    game: () => ({
      redact: (s, event, viewer) =>
        event.type === 'coinDrawn' ? ({ type: event.type, seat: event.seat } as Seen) : sample.redact(s, event, viewer),
    }),
  },
  {
    broken: 'tells a wearer of a good charm in more letters than of a bad one',
    check: /^sizes tell nothing/,
    says: /size of what was seen/,
    game: () => ({
      redact: (s, event, viewer) => {
        const seen = sample.redact(s, event, viewer);
        return seen?.type === 'charmWorn' ? ({ ...seen, pad: padFor(seen.charm?.id) } as Seen) : seen;
      },
    }),
  },
  {
    broken: 'deals good charms in more letters than bad ones',
    check: /^sizes tell nothing/,
    says: /size of what was seen/,
    game: () => ({
      redact: (s, event, viewer) => {
        const seen = sample.redact(s, event, viewer);
        return seen?.type === 'charmsDealt'
          ? ({ ...seen, pad: seen.charms.map(({ id }) => padFor(id)) } as Seen)
          : seen;
      },
    }),
  },
  {
    broken: 'has a longer view for a better charm',
    check: /^sizes tell nothing/,
    says: /size of a view/,
    game: () => ({
      project: (s, viewer) => {
        const view = sample.project(s, viewer);
        return { ...view, pad: view.charms.map(({ id }) => padFor(id)) } as View;
      },
    }),
  },
  {
    broken: 'says of every charm that it falls short by its value',
    check: /^sizes tell nothing/,
    says: /size of a view/,
    game: () => ({ shortfall: { seen: () => 0, view: ({ worn }) => worn?.value ?? 0 } }),
  },
  {
    broken: 'offers better charms in more letters, and does not list them among its maximal offers',
    check: /^sizes tell nothing/,
    says: /size of what is offered/,
    game: () => wordyOffers,
  },
  {
    broken: 'thinks of less than it offers',
    check: /^sizes tell nothing/,
    says: /more room than the maximal offers/,
    game: () => ({ maximalOffers: () => [] }),
  },
  {
    broken: 'says that one’s own charms are the same to everybody',
    check: /^all fields of a view/,
    says: /shared field differs/,
    game: () => ({ ownFields: ['viewer', 'worn'] }),
  },
  {
    broken: 'has no worn charm in its view before one is worn',
    check: /^a view has the same fields/,
    says: /other fields than before/,
    game: () => ({
      project: (s, viewer) => {
        const { worn, ...view } = sample.project(s, viewer);
        return (worn === null ? view : { ...view, worn }) as View;
      },
    }),
  },
];

const padFor = (charm: string | undefined): string => 'x'.repeat(Number(charm?.at(-2) ?? 0));

/** Offers that are spelled with as many letters more as the charm is worth. */
const wordyOffers: ReturnType<BrokenVariant['game']> = {
  legal: (s, by) =>
    sample.legal(s, by).map((one) => (one.type === 'wear' ? ({ ...one, pad: padFor(one.charm) } as Intent) : one)),
  parse: (raw) => {
    const { pad: _pad, ...rest } = { ...(raw as object | null) } as { readonly pad?: unknown };
    return sample.parse(rest);
  },
};
