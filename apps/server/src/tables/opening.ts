import { SEED_BYTES, settle } from '@quri/kernel';
import type { ClientMessage } from '@quri/protocol';
import { no } from '../refusal.ts';
import { randomHex, randomLetters } from '../secrets.ts';
import type { Seating, TableRecord } from '../store/records.ts';
import type { House } from './house.ts';
import { onShelf } from './house.ts';
import { seatRoom } from './restoring.ts';
import type { Answer } from './room.ts';

const TABLE_LETTERS = 12;
const INVITE_LETTERS = 22;
const DAY = 86_400_000;

type Wanted = Pick<TableRecord, 'game' | 'options' | 'host' | 'open' | 'seating'>;

/** A table nobody sits at yet: with its seed, so that the commitment can be shown before anybody does. */
export const newTable = (house: House, wanted: Wanted): TableRecord => ({
  ...wanted,
  id: randomLetters(TABLE_LETTERS),
  phase: 'gathering',
  invite: randomLetters(INVITE_LETTERS),
  seed: randomHex(SEED_BYTES),
  attempt: 0,
  opening: null,
  bytes: null,
  rematch: null,
  createdAt: house.now(),
});

export const hasTooManyTables = (house: House, guest: string): boolean =>
  house.store.openTablesOf(guest, house.now() - DAY) >= house.settings.tablesPerGuest;

/** Opens a table; whoever repeats the request is told of the same one. */
export async function openTable(
  house: House,
  guest: string,
  asked: Extract<ClientMessage, { readonly type: 'open' }>,
): Promise<Answer> {
  const asker = { guest, id: asked.id };
  const before = house.store.answerTo('', asker);
  if (before !== undefined) return { done: before };
  const shelved = onShelf(house, asked.game);
  if (shelved === undefined) return { refused: no('noSuchGame') };
  const settled = settle(shelved.game, asked.seats, asked.options);
  if (!settled.ok) return { refused: no(settled.refused.code, { ...settled.refused }) };
  if (hasTooManyTables(house, guest)) return { refused: no('tooManyTables') };
  const { options, players } = settled.value;
  const seating = Array.from({ length: players }, (): Seating => ({ kind: 'empty' }));
  const record = newTable(house, { game: asked.game, options, host: guest, open: asked.open, seating });
  const done = { seq: null, table: record.id };
  await house.store.commit((writing) => {
    writing.putTable(record);
    writing.putAnswer('', asker, done);
  });
  seatRoom(house, record, shelved);
  return { done };
}
