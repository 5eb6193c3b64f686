import { replayOf, type Seated } from '@quri/kernel';
import type { FastifyInstance } from 'fastify';
import type { Guests } from '../guests/guests.ts';
import { refusal } from '../rejections.ts';
import type { Store, TableRecord } from '../store/records.ts';
import { secretOf } from '../tables/stored-runner.ts';
import type { Tables } from '../tables/tables.ts';

/** The replay file of a finished game. A running one gets the same answer, to the byte, as one that does not exist. */
export function replayRoute(app: FastifyInstance, store: Store, guests: Guests, find: Tables['find']): void {
  app.get<{ Params: { table: string } }>('/api/tables/:table/replay', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const record = store.table(request.params.table);
    const runner = record?.phase === 'over' ? find(record.id)?.runner : undefined;
    if (record === undefined || runner === undefined) return reply.code(404).send(refusal('noSuchTable'));
    // Another server with the same data file may have ended the game.
    await runner.reconcile(true);
    return replayOf(runner.table, secretOf(record), seatedAt(guests, record));
  });
}

const seatedAt = (guests: Guests, { seating }: TableRecord): Seated => ({
  names: seating.map((one) => {
    if (one.kind === 'bot') return one.level;
    // Somebody without a name is given one by whoever reads the file, in their language.
    return 'guest' in one ? (guests.byId(one.guest)?.name ?? '') : '';
  }),
  bots: seating.map((one) => (one.kind === 'bot' ? one.level : null)),
});
