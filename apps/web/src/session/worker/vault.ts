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
  put(table: KeptTable): Promise<void>;
  all(): Promise<readonly KeptTable[]>;
  drop(id: string): Promise<void>;
}

/** For browsers that keep nothing, and for tests. */
export function memoryVault(): Vault {
  const tables = new Map<string, KeptTable>();
  return {
    get: async (id) => tables.get(id),
    put: async (table) => {
      tables.set(table.id, structuredClone(table));
    },
    all: async () => [...tables.values()],
    drop: async (id) => {
      tables.delete(id);
    },
  };
}
