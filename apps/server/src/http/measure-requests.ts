import type { FastifyInstance } from 'fastify';

/** Route as a pattern, class of the status such as 4xx, and how long it took. */
export type RequestAnswered = (route: string, status: string, ms: number) => void;

/** Counts every request once it is answered, those that were refused as well. A web socket lasts, and is no request. */
export function measureRequests(app: FastifyInstance, answered: RequestAnswered, socketPath: string): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route !== socketPath) answered(route, `${Math.floor(reply.statusCode / 100)}xx`, reply.elapsedTime);
  });
}
