import type { FastifyInstance } from 'fastify';

interface Needs {
  /** Writes something small; rejects where nothing can be written. */
  readonly write: () => Promise<void>;
  readonly isStopping: () => boolean;
}

export const HEALTH_PATH = '/health';

/** However many ask, it is written at most so often. */
const CHECKED_MS = 1000;

/** GET /health: can this server do its work? For whatever watches over it or spreads requests over several. */
export function healthRoute(app: FastifyInstance, { write, isStopping }: Needs): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let canWrite: Promise<boolean> = Promise.resolve(true);
  const check = (): Promise<boolean> => {
    if (performance.now() - checkedAt < CHECKED_MS) return canWrite;
    checkedAt = performance.now();
    canWrite = write().then(
      () => true,
      () => false,
    );
    return canWrite;
  };

  app.get(HEALTH_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    return (await check()) ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' });
  });
}
