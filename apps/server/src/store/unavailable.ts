const UNAVAILABLE = 'Unavailable';

/** The store cannot answer now. Nobody's mistake: worth trying again. */
export function unavailable(cause: unknown): Error {
  const error = new Error(`the store cannot answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
  error.name = UNAVAILABLE;
  return error;
}

export const isUnavailable = (error: unknown): boolean => error instanceof Error && error.name === UNAVAILABLE;
