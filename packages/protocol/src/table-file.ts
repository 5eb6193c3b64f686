import { z } from 'zod';
import { read, tableOptions, tableTerms } from './schemas.ts';

/** A table that is taken from one server to another. It holds the seed of a game that is still being played. */
const guest = z.string().regex(/^[A-Za-z0-9]{12}$/);
const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
const time = z.int().min(0).max(8.64e15);
const id = z.string().regex(/^[A-Za-z0-9]{6,32}$/);

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  z.strictObject({ kind: z.literal('kept'), guest }),
  // The empty text stands for somebody who was deleted.
  z.strictObject({ kind: z.literal('person'), guest: z.union([guest, z.literal('')]), commitment: hex }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(40) }),
]);

const tableFile = z.strictObject({
  format: z.literal('quri/table-file/1'),
  table: z.strictObject({
    id,
    game: z.string().max(40),
    options: tableOptions,
    host: z.union([guest, z.literal('')]),
    open: z.boolean(),
    invite: z.string().regex(/^[A-Za-z0-9]{8,64}$/),
    seating: z.array(seat).min(1).max(8),
    seed: hex,
    attempt: z.int().min(0).max(1_000_000),
    createdAt: time,
    terms: tableTerms,
    deal: id.nullable(),
  }),
  /** The game as a replay that has not ended; null while the table is gathering. */
  replay: z.unknown(),
  /** Which request made which entry, so that a repeat of it is answered and not done twice. */
  requests: z
    .array(
      z.strictObject({
        seq: z.int().min(0),
        guest,
        request: z.string().max(64),
        answer: z.string().max(10_000).nullable(),
      }),
    )
    .max(20_000),
  guests: z.array(z.strictObject({ id: guest, name: z.string().nullable(), colour: z.int().min(0).max(7) })).max(1000),
  admitted: z.array(guest).max(1000),
});

export type TableFile = z.infer<typeof tableFile>;

/** Undefined if it is none. */
export const asTableFile = (raw: unknown): TableFile | undefined => read(tableFile, raw);
