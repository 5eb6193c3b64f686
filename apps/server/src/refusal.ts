import { ERRORS, type ErrorCode, type Refused } from '@quri/protocol';

/** A no from the table of errors. */
export const no = (code: ErrorCode, values: Readonly<Record<string, unknown>> = {}): Refused => ({
  ...values,
  code,
  retry: ERRORS[code].retry,
});
