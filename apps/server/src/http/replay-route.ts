import { replayOf, type Seated } from '@quri/kernel';
import type { FastifyInstance } from 'fastify';
import { no } from '../refusal.ts';
import type { Seating, TableRecord } from '../store/records.ts';
import type { House } from '../tables/house.ts';
import { roomOf, secretOf } from '../tables/restoring.ts';

/** The file of a finished game. One that still runs is answered to the byte like one that never was. */
export function replayRoute(app: FastifyInstance, house: House): void {
  app.get<{ Params: { table: string } }>('/api/tables/:table/replay', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const record = house.store.table(request.params.table);
    const room = record?.phase === 'over' ? roomOf(house, record.id) : undefined;
    if (record === undefined || room?.playing === undefined) return reply.code(404).send(no('noSuchTable'));
    // Whoever ended it may have been another server on this file.
    await room.playing.runner.reconcile(true);
    return replayOf(room.playing.table, secretOf(record), seatedAt(house, record));
  });
}

const seatedAt = (house: House, { seating }: TableRecord): Seated => ({
  names: seating.map((one: Seating) => {
    if (one.kind === 'bot') return one.level;
    // Who has no name is named by whoever reads the file, in their own language.
    return 'guest' in one ? (house.guests.named(one.guest)?.name ?? '') : '';
  }),
  bots: seating.map((one) => (one.kind === 'bot' ? one.level : null)),
});
