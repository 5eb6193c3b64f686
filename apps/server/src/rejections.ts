import { ERRORS, type ErrorCode, type Refused } from '@quri/protocol';
import type { FastifyReply } from 'fastify';
import { isDamaged, isUnavailable } from './store/errors.ts';
import type { RequestOutcome, Subscriber } from './tables/live-table.ts';

type Values = Readonly<Record<string, unknown>>;

/** A refusal with a code from the protocol's table of errors. */
export const refusal = (code: ErrorCode, values: Values = {}): Refused => ({
  ...values,
  code,
  retry: ERRORS[code].retry,
});

/** The same as the answer to an http request. */
export const replyRefused = (reply: FastifyReply, code: ErrorCode, values?: Values): FastifyReply =>
  reply.code(ERRORS[code].status).send(refusal(code, values));

/** The refusal after something was thrown: an unavailable store is worth another try, damaged data is not, the rest is a bug. */
export const refusalFor = (error: unknown): Refused => {
  if (isDamaged(error)) return refusal('damaged');
  return refusal(isUnavailable(error) ? 'unavailable' : 'broken');
};

/** The outcome of a request that was not carried out. */
export const reject = (code: ErrorCode, values?: Values): RequestOutcome => ({
  answer: { refused: refusal(code, values) },
});

const ID = /^[A-Za-z0-9_-]{8,64}$/;
const TABLE = /^[A-Za-z0-9]{6,32}$/;

/** Rejects a message that may not be a valid one: by its id or else its table, if it has them, so that nobody waits. */
export function rejectMessage(to: Subscriber, raw: unknown, refused: Refused): void {
  const { id, table }: Values = { ...(typeof raw === 'object' ? raw : null) };
  if (typeof id === 'string' && ID.test(id)) return to.send({ type: 'refused', id, refused });
  const about = typeof table === 'string' && TABLE.test(table) ? { table } : {};
  to.send({ type: 'rejected', refused: { ...about, ...refused } });
}
