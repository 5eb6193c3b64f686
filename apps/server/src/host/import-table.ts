import type { HostNewcomer } from '@quri/protocol/host';
import { NO_DEADLINE } from '../clocks/seat-clocks.ts';
import { createDeviceCodes } from '../guests/device-codes.ts';
import type { Store } from '../store/records.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';
import type { TableFileProblem, TableFromFile } from '../table-files/read-table-file.ts';
import type { Tables } from '../tables/tables.ts';

interface Needs {
  readonly store: Store;
  readonly worker: Pick<StoreJobs, 'readTableFile'>;
  readonly tables: Pick<Tables, 'find' | 'restartClocks'>;
  readonly now: () => number;
}

interface Imported {
  readonly table: string;
  readonly newcomers: readonly HostNewcomer[];
}

/** How long somebody has to take up their seat here. */
const CODE_MS = 7 * 86_400_000;

/**
 * Takes over a table from another server. Guests who are not known here come with it, without any device: each gets a
 * code with which they are known in their browser, as when somebody carries their name to another one.
 */
export function tableImports({ store, worker, tables, now }: Needs) {
  const codes = createDeviceCodes(store, CODE_MS, now);

  /** In one commit: there is the whole table, or none. Answers the guests who were not known. */
  const save = (from: TableFromFile): Promise<TableFromFile['guests'] | 'exists'> =>
    store.commit((tx) => {
      const { record, entries, requests, guests, admitted } = from;
      if (store.table(record.id) !== undefined) return 'exists';
      const unknown = guests.filter(({ id }) => store.guest(id) === undefined);
      const at = now();
      for (const { id, name, colour } of unknown) tx.putGuest({ id, name, colour, createdAt: at, seenAt: at });
      tx.addTable(record);
      const requestOf = new Map(requests.map((one) => [one.seq, one]));
      const answered = entries.map(({ entry: { seq } }) => {
        const made = requestOf.get(seq);
        if (made === undefined) return null;
        const done = made.answer === null ? { seq, table: record.id, made: 1 } : JSON.parse(made.answer);
        return { request: { guest: made.guest, id: made.request }, done };
      });
      tx.append(record.id, entries, answered);
      for (const guest of admitted) tx.admit(record.id, guest);
      if (record.terms.clock !== null && record.phase === 'playing') {
        tx.putDeadline(record.id, NO_DEADLINE);
        tx.putAlive(at);
      }
      return unknown;
    });

  return async (file: string): Promise<Imported | { readonly exists: string } | TableFileProblem> => {
    const read = await worker.readTableFile(file);
    if (typeof read === 'string') return read;
    const unknown = await save(read);
    const { id, seating } = read.record;
    if (unknown === 'exists') return { exists: id };
    // Its clocks, if it has any, go on from where they were.
    const live = tables.find(id);
    if (live !== undefined) tables.restartClocks(live);
    const newcomers: HostNewcomer[] = [];
    for (const { id: guest, name } of unknown) {
      const { code, expiresAt } = await codes.create(guest, null);
      const at = seating.findIndex((one) => 'guest' in one && one.guest === guest);
      newcomers.push({ guest, name, seat: at < 0 ? null : at, code, expiresAt });
    }
    return { table: id, newcomers };
  };
}
