import type { Refused } from '@quri/protocol';

/** A request was refused: thrown in the worker, and again in the page that asked. */
export class RefusedError extends Error {
  readonly refused: Refused;

  constructor(refused: Refused, options?: ErrorOptions) {
    super(refused.code, options);
    this.refused = refused;
  }
}
