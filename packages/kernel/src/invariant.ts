/** A bug, never a player's mistake: thrown, and caught once at the table's queue. */
export function invariantBroken(what: string, values: Readonly<Record<string, unknown>> = {}): never {
  const error = new Error(`${what} ${JSON.stringify(values)}`);
  error.name = 'InvariantBroken';
  throw error;
}

/** Closes a `switch` over a union: a case that is missing does not compile. */
export function unreachable(value: never): never {
  return invariantBroken('a case nobody wrote', { value });
}
