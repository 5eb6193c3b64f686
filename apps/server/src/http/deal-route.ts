import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { replyRefused } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { Seating, Store, TableRecord } from '../store/records.ts';
import { refusedAsTooFast } from './request-limits.ts';

interface Needs {
  readonly store: Store;
  readonly guests: Guests;
  readonly settings: Pick<Settings, 'replayBurst' | 'replaysPerSecond'>;
}

/** The most games of one answer: the newest ones, and always the first. */
const MOST_TABLES = 50;

/**
 * The results of all finished games with the deal of a finished table. Whoever knows the address of such a table may see
 * its replay as well; a running one gets the same answer as one that does not exist.
 */
export function dealRoute(app: FastifyInstance, { store, guests, settings }: Needs): void {
  const { replayBurst, replaysPerSecond } = settings;
  const limits = rateLimits(() => rateLimit(replayBurst, replaysPerSecond));

  const seatOf = (one: Seating): { name: string | null; level: string | null } =>
    one.kind === 'bot'
      ? { name: null, level: one.level }
      : { name: 'guest' in one ? guests.seated(one).name : null, level: null };

  const tableLine = ({ id, deal, endedAt, seating, result, onDevice }: TableRecord) => ({
    table: id,
    original: deal === null,
    onDevice,
    endedAt,
    seats: seating.map(seatOf),
    places: result?.places ?? [],
    scores: result?.scores ?? null,
  });

  app.get<{ Params: { table: string } }>('/api/deals/:table', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (refusedAsTooFast(limits, reply)) return reply;
    const record = store.table(request.params.table);
    if (record?.phase !== 'over' || record.opening === null) return replyRefused(reply, 'noSuchTable');
    const deal = record.deal ?? record.id;
    const newest = store.tablesOfDeal(record, MOST_TABLES);
    const dealt = newest.some(({ id }) => id === deal) ? undefined : store.table(deal);
    // A file from a device may name any table as the one it was dealt at.
    const first = dealt?.phase === 'over' && dealt.seed === record.seed ? dealt : undefined;
    return {
      deal,
      game: record.game,
      players: record.seating.length,
      options: record.options,
      tables: [...newest, ...(first ? [first] : [])].map(tableLine),
    };
  });
}
