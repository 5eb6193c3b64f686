import type { Refused } from '@quri/protocol';

/** A request was refused: thrown in the worker, and again in the page that asked. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused, options?: ErrorOptions) {
    super(refused.code, options);
    this.refused = refused;
  }
}

/** For what would be refused again. */
export function refuse(code: string): never {
  throw new RefusedError({ code, retry: false });
}
