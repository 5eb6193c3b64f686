import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { replyRefused } from '../rejections.ts';
import type { Replays } from '../replays/replays.ts';
import type { Settings } from '../settings.ts';
import { isDamaged } from '../store/errors.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { refusedAsTooFast } from './request-limits.ts';

/**
 * A replay does not change. It is asked for again after a day, because a data file restored from a backup may have the
 * same table with another end.
 */
const A_DAY = 'public, max-age=86400';

type Limits = Pick<Settings, 'replayBurst' | 'replaysPerSecond'>;

/** The replay file of a finished game. A running one gets the same answer, to the byte, as one that does not exist. */
export function replayRoute(app: FastifyInstance, replays: Replays, { replayBurst, replaysPerSecond }: Limits): void {
  const limits = rateLimits(() => rateLimit(replayBurst, replaysPerSecond));
  app.get<{ Params: { table: string } }>('/api/tables/:table/replay', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (refusedAsTooFast(limits, reply)) return reply;
    const replay = await replays.find(request.params.table).catch((error: unknown) => {
      if (isDamaged(error)) return 'damaged' as const;
      throw error;
    });
    if (replay === 'damaged') return replyRefused(reply, 'damaged');
    if (replay === undefined) return replyRefused(reply, 'noSuchTable');
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
    // Weak: the same for both encodings.
    const etag = `W/"${replay.etag}"`;
    reply.headers({ 'cache-control': A_DAY, etag, vary: 'accept-encoding' });
    if (isKnown(known, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const gzip = Buffer.from(replay.gzip.buffer, replay.gzip.byteOffset, replay.gzip.byteLength);
    if (acceptsGzip(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
    // Unpacked piece by piece, as the client reads it.
    return reply.send(Readable.from([gzip]).pipe(createGunzip()));
  });
}

/** If-None-Match compares weakly: with or without `W/`. */
function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const opaque = etag.replace('W/', '');
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace('W/', '') === opaque);
}
