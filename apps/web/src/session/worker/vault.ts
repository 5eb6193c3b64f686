import type { Entry, Secret } from '@quri/kernel';
import type { LocalSeat, Options } from './wire.ts';

/** A local table as it is kept: its log, and what is needed to fold it. */
export interface KeptTable {
  readonly id: string;
  /** When it was last played at, in milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly secret: Secret;
  readonly entries: readonly Entry[];
  readonly over: boolean;
}

/** Where local tables outlive the page. */
export interface Vault {
  get(id: string): Promise<KeptTable | undefined>;
  /** Keeps a log that is one entry longer than what is kept of it; false: it is not, somebody else went on with it. */
  put(table: KeptTable): Promise<boolean>;
  all(): Promise<readonly KeptTable[]>;
  drop(id: string): Promise<void>;
}

/** A log only grows, one entry at a time: one that is as long as it was is what it was. */
export const follows = ({ entries }: KeptTable, kept: KeptTable | undefined): boolean =>
  entries.length === (kept?.entries.length ?? 0) + 1;

/** For browsers that keep nothing, and for tests. */
export function memoryVault(): Vault {
  const tables = new Map<string, KeptTable>();
  return {
    get: async (id) => tables.get(id),
    put: async (table) => {
      if (!follows(table, tables.get(table.id))) return false;
      tables.set(table.id, structuredClone(table));
      return true;
    },
    all: async () => [...tables.values()],
    drop: async (id) => {
      tables.delete(id);
    },
  };
}
