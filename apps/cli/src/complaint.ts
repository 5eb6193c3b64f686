/** What somebody got wrong in calling the program, or a file that is not what it should be. */
export interface Complaint extends Error {
  readonly status: number;
}

export const MISUSED = 2;
export const UNTRUE = 1;
/** Our own mistake: sysexits calls it EX_SOFTWARE. */
export const BROKEN = 70;

/** Ends a command with one sentence. Only `main` catches it, so that no command has to hand it up. */
export function complain(sentence: string, status = MISUSED): never {
  throw Object.assign(new Error(sentence), { name: 'Complaint', status });
}

export const isComplaint = (error: unknown): error is Complaint =>
  error instanceof Error && error.name === 'Complaint' && 'status' in error;
