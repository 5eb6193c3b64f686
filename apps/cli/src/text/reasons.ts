import type { Reason } from '@quri/kernel';

/** A sentence for every reason a replay may not fit. */
export type Reasons = { readonly [C in Reason['code']]: (reason: Reason & { readonly code: C }) => string };

export const sayReason = (reasons: Reasons, reason: Reason): string =>
  (reasons[reason.code] as (one: Reason) => string)(reason);
