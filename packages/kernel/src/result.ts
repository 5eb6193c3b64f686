/** A value, or why there is none; an expected failure, not an exception. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: R };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = <R>(reason: R): Result<never, R> => ({ ok: false, refused: reason });

/** Why the rules refuse something: a code, the rule's id, and values that explain it. */
export interface RuleRefusal {
  readonly code: string;
  readonly rule: string;
}
