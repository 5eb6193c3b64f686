import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../src/store/records.ts';
import { DAY, entry, guest, guestsIn, person, stored, TODAY, table, tablesIn } from './support/pruned.ts';

describe('finished games', () => {
  const LONG_AGO = TODAY - 401;
  const over = (id: string, people: readonly string[], more: Partial<TableRecord> = {}): TableRecord =>
    table(id, LONG_AGO, {
      phase: 'over',
      endedAt: LONG_AGO * DAY,
      seating: people.map(person),
      host: people[0] ?? '',
      ...more,
    });

  it('are deleted with all that belongs to them when none of their people has come for 400 days', async () => {
    const { store, prune, rows } = stored({ inUse: ['is looked at'] });
    const games = [
      over('forgotten', ['gone', 'also gone']),
      over('bots only', [], { host: 'gone' }),
      over('of deleted guests', ['', '']),
      over('young', ['gone'], { endedAt: (TODAY - 399) * DAY }),
      over('one comes', ['gone', 'comes']),
      over('its host comes', ['gone'], { host: 'comes' }),
      over('is looked at', ['gone']),
      over('archived', ['gone']),
    ];
    await store.commit((tx) => {
      for (const id of ['gone', 'also gone']) tx.putGuest(guest(id, LONG_AGO));
      tx.putGuest(guest('comes', TODAY - 399));
      for (const game of games) {
        tx.addTable(game);
        tx.append(game.id, [entry(0, LONG_AGO), entry(1, LONG_AGO)]);
        tx.putReplay(game.id, { etag: 'e', gzip: Buffer.from('replay') });
        tx.putChatLine(game.id, { room: 'table', at: 0, guest: 'gone', text: game.id, phrase: null });
      }
      tx.putAway('archived');
    });
    expect(await prune()).toEqual({ tables: 3, guests: 1 });
    const left = ['young', 'one comes', 'its host comes', 'is looked at', 'archived'];
    const ids = games.map(({ id }) => id);
    expect(tablesIn(store, ids)).toEqual(left);
    expect(guestsIn(store, ['gone', 'also gone', 'comes'])).toEqual(['gone', 'comes']);
    const places = left.length - 1;
    // The log of the archived one waits to be deleted here, as it does after it was put away.
    expect([rows('entries'), rows('replays'), rows('chat')]).toEqual([2 * places, places, left.length]);
    expect(await prune()).toEqual({ tables: 0, guests: 0 });
  });

  it('stay where one of their people comes between the search and the deletion', async () => {
    const { store, prune } = stored({ between: (open) => open.commit((tx) => tx.seeGuest('gone', TODAY * DAY)) });
    await store.commit((tx) => {
      tx.putGuest(guest('gone', LONG_AGO));
      tx.addTable(over('forgotten', ['gone']));
    });
    expect(await prune()).toEqual({ tables: 0, guests: 0 });
    expect(tablesIn(store, ['forgotten'])).toEqual(['forgotten']);
  });
});
