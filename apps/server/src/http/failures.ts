import type { ErrorCode } from '@quri/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { no } from '../refusal.ts';
import { isUnavailable } from '../store/unavailable.ts';

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooFast',
};

/** Whatever goes wrong is said with a code from the one table, and never with a stack. */
export function sayFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnavailable(error)) return reply.code(503).send(no('unavailable'));
    const status = error.statusCode ?? 500;
    const code = status >= 500 ? 'broken' : (CODES[status] ?? 'malformed');
    if (code === 'broken') request.log.error({ err: error }, 'a request failed');
    return reply.code(status).send(no(code));
  });
}
