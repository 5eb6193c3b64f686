import type { GameEngine } from '@quri/catalogue';
import { SEED_BYTES, validateSetup } from '@quri/kernel';
import { USUAL_TERMS } from '@quri/protocol';
import { counts, limitsPerHour } from '../limits/rate-limits.ts';
import { refusal, reject } from '../rejections.ts';
import { randomHex, randomLetters } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { unavailable } from '../store/errors.ts';
import type { RequestKey, Seating, TableRecord, Transaction } from '../store/records.ts';
import { type Answer, type LiveTable, type Message, phaseOf, type RequestOutcome, seatOf } from './live-table.ts';
import { NOBODY } from './remove-guest.ts';
import type { TableServices } from './tables.ts';

const ID_LETTERS = 12;
export const INVITE_LETTERS = 22;
const DAY_MS = 86_400_000;

type Wanted = Pick<TableRecord, 'game' | 'options' | 'host' | 'open' | 'seating' | 'terms'> & Partial<Deal>;
type Deal = Pick<TableRecord, 'deal' | 'seed' | 'bytes'>;

interface Needs extends TableServices {
  readonly engines: readonly GameEngine[];
  readonly addToMemory: (record: TableRecord) => void;
  readonly now: () => number;
  readonly settings: Pick<Settings, 'tablesPerGuest' | 'newTablesPerHour' | 'newTablesPerHourPerAddress'>;
  /** Where a guest is connected from. */
  readonly addressOf: (guest: string) => string;
}

export type TableCreation = ReturnType<typeof tableCreation>;

export function tableCreation({ store, rooms, engines, addToMemory, now, settings, addressOf }: Needs) {
  /** Tables of each guest that are being stored: many that are asked for at once must not all find room. */
  const reserved = counts();
  const newTables = limitsPerHour(settings.newTablesPerHour);
  const newTablesAt = limitsPerHour(settings.newTablesPerHourPerAddress);
  /** Why this guest may not open another table now, if so. Otherwise it is counted. */
  const limitExceeded = (guest: string): 'tooManyTables' | 'tooManyNewTables' | undefined => {
    const unfinished = store.openTablesOf(guest, now() - DAY_MS) + reserved.of(guest);
    if (unfinished >= settings.tablesPerGuest) return 'tooManyTables';
    return newTables.take(guest) && newTablesAt.take(addressOf(guest)) ? undefined : 'tooManyNewTables';
  };

  const stored = async (guest: string, write: (tx: Transaction) => void): Promise<void> => {
    let isReserved = true;
    const release = (): void => {
      if (isReserved) reserved.remove(guest);
      isReserved = false;
    };
    reserved.add(guest);
    try {
      await store.commit((tx) => {
        write(tx);
        // From now on it is counted by the store, before it is on disk.
        release();
      });
    } finally {
      release();
    }
  };

  /** With its seed, so that the commitment to it can be shown before anybody sits down. */
  const newRecord = (wanted: Wanted): TableRecord => ({
    id: randomLetters(ID_LETTERS),
    phase: 'gathering',
    invite: randomLetters(INVITE_LETTERS),
    seed: randomHex(SEED_BYTES),
    attempt: 0,
    opening: null,
    bytes: null,
    rematch: null,
    createdAt: now(),
    consent: null,
    deal: null,
    result: null,
    endedAt: null,
    onDevice: false,
    ...wanted,
  });

  /** A finished game whose deal can be played again: with its seats and options, and the secrets that make its key. */
  const finishedTable = (id: string) => {
    const record = store.table(id);
    if (record?.phase !== 'over' || record.opening === null) return undefined;
    const { game, options, seed, bytes } = record;
    const deal: Deal = { deal: record.deal ?? record.id, seed, bytes };
    return { game, options, seats: record.seating.length, deal };
  };

  return {
    /** A repeated request is answered with the same table. */
    create: async (guest: string, message: Message<'open'>): Promise<Answer> => {
      const request = { guest, id: message.id };
      const before = store.answerTo('', request);
      if (before !== undefined) {
        // It may be written and not on disk yet.
        await store.commit(() => undefined);
        return { done: before };
      }
      const source = message.deal === undefined ? undefined : finishedTable(message.deal);
      if (message.deal !== undefined && source === undefined) return { refused: refusal('noSuchTable') };
      const { game, seats, options: wanted } = source ?? message;
      const found = engines.find(({ game: { meta } }) => meta.id === game);
      if (found === undefined) return { refused: refusal('noSuchGame') };
      const settled = validateSetup(found.game, seats, wanted);
      if (!settled.ok) return { refused: refusal(settled.refused.code, { ...settled.refused }) };
      const exceeded = limitExceeded(guest);
      if (exceeded !== undefined) return { refused: refusal(exceeded) };
      const { options, players } = settled.value;
      const seating = Array.from({ length: players }, (): Seating => ({ kind: 'empty' }));
      const { open, terms = USUAL_TERMS } = message;
      const record = newRecord({ game, options, host: guest, open, seating, terms, ...source?.deal });
      const done = { seq: null, table: record.id };
      await stored(guest, (tx) => {
        tx.addTable(record);
        // The same request over another socket, in this transaction: its table is the one.
        if (!tx.putAnswer('', request, done)) throw unavailable('the table was created meanwhile');
      });
      addToMemory(record);
      return { done };
    },

    /** A new table for the same people and bots. Whoever asks second is told of the same one. */
    rematch: async (live: LiveTable, request: RequestKey): Promise<RequestOutcome> => {
      const { record } = live;
      const { guest } = request;
      if (seatOf(record, guest) === undefined) return reject('notSeated');
      if (phaseOf(live) !== 'over') return reject('notOver');
      if (record.rematch !== null) return { answer: { done: { seq: null, table: record.rematch } } };
      const exceeded = limitExceeded(guest);
      if (exceeded !== undefined) return reject(exceeded);
      const { game, options, open, terms } = record;
      const seating = rotated(record.seating).map(keptSeat);
      const created = newRecord({ game, options, open, terms, host: guest, seating });
      const next = { ...record, rematch: created.id };
      const done = { seq: null, table: created.id };
      await stored(guest, (tx) => {
        tx.addTable(created);
        tx.putTable(next, record);
        tx.putAnswer(live.id, request, done);
      });
      live.record = next;
      addToMemory(created);
      return { answer: { done }, afterwards: () => rooms.sendToAll(live) };
    },
  };
}

/** Whoever was first is last in the next game. */
const rotated = (seating: readonly Seating[]): readonly Seating[] => [...seating.slice(1), ...seating.slice(0, 1)];

/** A person's seat is reserved for them: they commit to new bytes when they sit down. */
function keptSeat(one: Seating): Seating {
  if (one.kind !== 'person') return one;
  return one.guest === NOBODY ? { kind: 'empty' } : { kind: 'kept', guest: one.guest };
}
