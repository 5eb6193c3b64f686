import type { FinishedSeats } from '@quri/protocol';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/records.ts';
import { refusedAsTooFast } from './request-limits.ts';

interface Needs {
  readonly store: Pick<Store, 'table'>;
  readonly guests: Pick<Guests, 'seated'>;
  readonly settings: Pick<Settings, 'replayBurst' | 'replaysPerSecond'>;
}

/** What a replay file does not say of a finished game. A running one gets the same answer as one that does not exist. */
export function seatsRoute(app: FastifyInstance, { store, guests, settings }: Needs): void {
  const { replayBurst, replaysPerSecond } = settings;
  const limits = rateLimits(() => rateLimit(replayBurst, replaysPerSecond));
  app.get<{ Params: { table: string } }>('/api/tables/:table/seats', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (refusedAsTooFast(limits, reply)) return reply;
    const record = store.table(request.params.table);
    if (record?.phase !== 'over') return replyRefused(reply, 'noSuchTable');
    const { onDevice, seating } = record;
    const colours = seating.map((seat) => (seat.kind === 'person' ? guests.seated(seat).colour : null));
    return { onDevice, colours } satisfies FinishedSeats;
  });
}
