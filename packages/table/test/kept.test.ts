import {
  canonical,
  type Entry,
  frozen,
  type Game,
  heardOf,
  newsText,
  offersAt,
  ownMoves,
  pick,
  restore,
  seats,
  seededRng,
  viewers,
} from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { type Mark, newsAfter } from '../src/index.ts';
import { dealt, type Host, hosted, offersOf, ownOf, play } from './store.ts';

/** Lucky Dip with something to fill: a charm falls short of 3 by what it is worth less. */
const filling: Game<Sample> = {
  ...sample,
  shortfall: { seen: (one) => (one.type === 'charmWorn' && one.charm ? 3 - one.charm.value : 0), view: () => 0 },
};

/** A game to its end, with lists and take-backs; `note` is called after every request. */
async function played(seed: string, note: (host: Host) => void = () => {}): Promise<Host> {
  const rng = seededRng(seed);
  const host = await dealt({ game: filling, seed });
  const { table } = host.runner;
  note(host);
  for (let [by] = table.game.awaited(frozen(table.state)); by !== undefined; ) {
    const own = ownOf(host);
    const offers = offersOf(host, by);
    if (own !== undefined && rng.below(3) === 0)
      await host.runner.takeBack({ seat: own.seat, to: own.first, request: null });
    else await play(host, by, ...(rng.below(3) === 0 ? [...offers, ...offers] : [pick(rng, offers)]));
    note(host);
    [by] = table.game.awaited(frozen(table.state));
  }
  return host;
}

const SEEDS = ['a', 'b', 'c', 'd'];

const spelled = ({ table }: Host['runner']): string => {
  const { entries, state, asks, epoch, head, live } = table;
  const offers = seats(2).map((by) => offersAt(table, by));
  return canonical([entries, state, asks, epoch, head, offers, live, seats(2).map((by) => ownMoves(table, by))]);
};

describe('what is kept beside an entry', () => {
  test('restores the table, and everybody’s running hash, after every request', async () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS) {
      await played(seed, (host) => {
        const again = hosted(host.store, { game: filling, seed }).runner;
        expect(spelled(again)).toBe(spelled(host.runner));
        expect(again.heard()).toEqual(host.runner.heard());
        for (const { kind } of host.runner.table.entries) kinds.add(kind);
      });
    }
    expect(kinds).toContain('takenBack');
  });

  test('is right for every entry of a list as well', async () => {
    for (const seed of SEEDS) {
      const { store, runner, key } = await played(seed);
      const { opening } = runner.table;
      store.rows.forEach(({ mark: text }, i) => {
        const log = store.entries().slice(0, i + 1) as Entry<Sample>[];
        const mark = JSON.parse(text) as Mark;
        const plain = restore(filling, opening, key, log);
        expect({ asks: mark.asks, epoch: mark.epoch }).toEqual({ asks: plain.asks, epoch: plain.epoch });
        expect(mark.heard).toEqual(heardOf(plain).last);
        expect(canonical(restore(filling, opening, key, log, mark).state)).toBe(canonical(plain.state));
      });
    }
  });

  test('lets a restored table play on to the same end', async () => {
    const host = await played('a');
    const all = host.store.entries();
    for (let n = 1; n < all.length; n++) {
      const half = await dealt({ game: filling, seed: 'a' });
      const rows = half.store.rows as { text: string; mark: string }[];
      rows.splice(0, rows.length, ...host.store.rows.slice(0, n));
      const { runner } = hosted(half.store, { game: filling, seed: 'a' });
      const next = all[n];
      if (next?.kind !== 'move') continue;
      const { seat, actor, ask, intent } = next;
      expect(await runner.play({ seat, actor, ask, intents: [intent], request: null })).toMatchObject({ ok: true });
      expect(half.store.entries()[n]).toMatchObject({ intent, events: next.events, draws: next.draws });
    }
  });
});

describe('news after an entry', () => {
  test('are just what was told then, to every viewer, from any entry on', async () => {
    for (const seed of SEEDS) {
      const { runner, told } = await played(seed);
      viewers(2).forEach((viewer, i) => {
        for (let last = -1; last < told.length; last++) {
          const news = newsAfter(runner.table, viewer, last);
          expect(news.map(newsText)).toEqual(told.slice(last + 1).map(({ texts }) => texts[i]));
        }
      });
    }
  });
});
