import type { ErrorCode } from '@quri/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusal } from '../rejections.ts';
import { isUnavailable } from '../store/errors.ts';

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed',
  413: 'tooLarge',
  415: 'malformed',
  429: 'tooFast',
};

/** Errors are answered with a code from the protocol's table of errors, never with a stack. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnavailable(error)) return reply.code(503).send(refusal('unavailable'));
    const status = error.statusCode ?? 500;
    const code = status >= 500 ? 'broken' : (CODES[status] ?? 'malformed');
    if (code === 'broken') request.log.error({ err: error }, 'request failed');
    return reply.code(status).send(refusal(code));
  });
}
