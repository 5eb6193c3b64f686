/** What somebody got wrong in calling the program, or a file that is not what it should be. */
interface UserError extends Error {
  readonly status: number;
}

const EXIT_USAGE = 2;
export const EXIT_INVALID = 1;
/** Our own mistake: sysexits calls it EX_SOFTWARE. */
export const EXIT_SOFTWARE = 70;

/** Ends a command with one sentence. Only `main` catches it, so that no command has to hand it up. */
export function fail(sentence: string, status = EXIT_USAGE): never {
  throw Object.assign(new Error(sentence), { name: 'UserError', status });
}

export const isUserError = (error: unknown): error is UserError =>
  error instanceof Error && error.name === 'UserError' && 'status' in error;
