import type { Logger } from 'pino';

export interface Damage {
  /** What was changed or is missing, and where. */
  readonly fault: string;
  readonly foundAt: number;
}

/** The tables whose stored data was found damaged. Nothing is played there. */
export interface Damages {
  readonly all: ReadonlyMap<string, Damage>;
  /** Logged once for each table. */
  note(table: string, fault: string): void;
  /** The table was put away. */
  forget(table: string): void;
}

export function createDamages(log: Logger, now: () => number): Damages {
  const all = new Map<string, Damage>();
  return {
    all,
    note: (table, fault) => {
      if (all.has(table)) return;
      all.set(table, { fault, foundAt: now() });
      log.error({ table, fault }, 'table stopped, its stored data is damaged');
    },
    forget: (table) => void all.delete(table),
  };
}
