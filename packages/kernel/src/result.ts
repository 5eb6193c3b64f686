/** Something that may be refused without being anybody's crash. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: R };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = <R>(reason: R): Result<never, R> => ({ ok: false, refused: reason });

/** Why the rules say no: a code, the rule that forbids it, and whatever values explain it. */
export interface RuleRefusal {
  readonly code: string;
  readonly rule: string;
}
