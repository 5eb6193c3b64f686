const UNAVAILABLE = 'Unavailable';
const OVERTAKEN = 'Overtaken';
const DAMAGED = 'Damaged';

/** The store cannot be read or written now. Worth trying again. */
export function unavailable(cause: unknown): Error {
  if (cause instanceof Error && (cause.name === UNAVAILABLE || cause.name === DAMAGED)) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return named(UNAVAILABLE, new Error(`the store is unavailable: ${message}`, { cause }));
}

/** Another process has written one of these entries first. */
export const overtaken = (table: string, first: number, last: number): Error =>
  named(OVERTAKEN, new Error(`one of the entries ${first} to ${last} of table ${table} exists already`));

/** What is stored does not fit together, or cannot be read: trying again does not help. `fault` says what and where. */
export const damaged = (fault: string): Error => named(DAMAGED, new Error(fault));

export const isDamaged = (error: unknown): error is Error => error instanceof Error && error.name === DAMAGED;
export const isUnavailable = (error: unknown): boolean => error instanceof Error && error.name === UNAVAILABLE;
export const isOvertaken = (error: unknown): boolean => error instanceof Error && error.name === OVERTAKEN;

function named(name: string, error: Error): Error {
  error.name = name;
  return error;
}
