import { z } from 'zod';
import { MOST_SAID, PHRASES } from './chat.ts';
import type { HostRequest } from './host.ts';
import { type ClientMessage, MOST_INTENTS } from './messages.ts';
import { lettersIn, plainText } from './plain-text.ts';

/** What a server accepts. Everything is bounded. */
const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const table = z.string().regex(/^[A-Za-z0-9]{6,32}$/);
const seat = z.int().min(0).max(7);
const seats = z.int().min(1).max(8);
const word = z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}$/);
/** JSON can have a field of this name, and what copies objects field by field passes over it. */
const withoutProto = z
  .unknown()
  .refine((given) => typeof given !== 'object' || given === null || !Object.hasOwn(given, '__proto__'));
export const tableOptions = withoutProto
  .pipe(z.record(word, z.union([z.boolean(), z.int(), z.string().max(1000)])))
  .refine((given) => Object.keys(given).length <= 40);
/** The game reads the rest. */
const intent = withoutProto.pipe(z.looseObject({ type: z.string().max(40) }));
/** The most characters of a private note. */
const MOST_NOTE = 4000;
const seq = z.int().min(-1).max(1_000_000);
/** Of a text that is counted in letters afterwards; an emoji may have a dozen of these. */
const SAID_LENGTH = 2000;

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decision'), seconds: z.int().min(10).max(3600) }),
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(60).max(14_400), increment: z.int().min(5).max(300) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export const tableTerms = z.strictObject({
  clock: clock.nullable(),
  timeUp: z.enum(['bot', 'forfeit']),
  watchers: z.boolean(),
  odds: z.boolean().exactOptional(),
});
const consentSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeBack'), to: seq }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
]);

const schema: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lobby'), watch: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({
    type: z.literal('open'),
    id,
    game: word,
    seats,
    options: tableOptions,
    open: z.boolean(),
    terms: tableTerms.exactOptional(),
    deal: table.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('subscribe'),
    table,
    invite: z.string().max(64).nullable(),
    last: seq,
    heard: z.string().max(64).exactOptional(),
    watch: z.string().max(64).exactOptional(),
    chat: z.literal(true).exactOptional(),
    changes: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table }),
  z.strictObject({ type: z.literal('sit'), id, table, seat, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('stand'), id, table }),
  z.strictObject({ type: z.literal('seatBot'), id, table, seat, level: word.nullable() }),
  z.strictObject({
    type: z.literal('setUp'),
    id,
    table,
    seats,
    options: tableOptions,
    open: z.boolean(),
    terms: tableTerms.exactOptional(),
  }),
  z.strictObject({ type: z.literal('start'), id, table }),
  z.strictObject({ type: z.literal('reveal'), table, bytes: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ type: z.literal('move'), id, table, ask: seq, intents: z.array(intent).min(1).max(MOST_INTENTS) }),
  z.strictObject({ type: z.literal('takeBack'), id, table, to: seq }),
  z.strictObject({ type: z.literal('why'), id, table, intent }),
  z.strictObject({ type: z.literal('substitute'), id, table, seat, bot: z.boolean() }),
  z.strictObject({ type: z.literal('end'), id, table }),
  z.strictObject({ type: z.literal('consent'), id, table, to: consentSubject, agree: z.boolean() }),
  z.strictObject({ type: z.literal('freeSeat'), id, table, seat }),
  z.strictObject({ type: z.literal('makeHost'), id, table, seat }),
  z.strictObject({ type: z.literal('watchLink'), id, table, link: z.boolean() }),
  z.strictObject({ type: z.literal('note'), id, table, text: z.string().max(MOST_NOTE) }),
  z.strictObject({ type: z.literal('concede'), id, table }),
  z.strictObject({ type: z.literal('rematch'), id, table }),
  z
    .strictObject({
      type: z.literal('say'),
      id,
      table,
      text: z.string().max(SAID_LENGTH).exactOptional(),
      phrase: z.enum(PHRASES).exactOptional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined)),
  z.strictObject({ type: z.literal('block'), id, table, who: z.string().regex(/^[\w-]{16}$/), block: z.boolean() }),
]);

export const readClientMessage = (raw: unknown): ClientMessage | undefined => {
  const read = schema.safeParse(raw);
  return read.success ? read.data : undefined;
};

/** A guest's id, or an address of either kind. */
const banned = z.string().regex(/^[A-Za-z0-9.:/]{2,50}$/);
const days = z.int().min(1).max(36_500);
const file = z.string().min(1).max(800);

const hostSchema: z.ZodType<HostRequest> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('status') }),
  z.strictObject({ do: z.literal('tables') }),
  z.strictObject({ do: z.literal('close'), table }),
  z.strictObject({ do: z.literal('show'), table }),
  z.strictObject({ do: z.literal('rewind'), table, seq: seq.min(0) }),
  z.strictObject({ do: z.literal('import'), file }),
  z.strictObject({ do: z.literal('export'), table, file }),
  z.strictObject({ do: z.literal('ban'), who: banned, days: days.exactOptional() }),
  z.strictObject({ do: z.literal('unban'), who: banned }),
  z.strictObject({ do: z.literal('bans') }),
  z.strictObject({ do: z.literal('purge'), guest: z.string().regex(/^[A-Za-z0-9]{12}$/) }),
  z.strictObject({ do: z.literal('archive'), olderThan: z.int().min(0).max(36_500) }),
  z.strictObject({ do: z.literal('unarchive'), table }),
  z.strictObject({ do: z.literal('restore'), prepared: z.string().max(60) }),
  z.strictObject({ do: z.literal('stop') }),
]);

export const readHostRequest = (raw: unknown): HostRequest | undefined => {
  const read = hostSchema.safeParse(raw);
  return read.success ? read.data : undefined;
};

/** What a guest calls themselves: nothing invisible, something to be seen, one to twenty-four letters as people count them. */
export const readName = (raw: unknown): string | undefined => {
  if (typeof raw !== 'string' || raw.length > 200) return undefined;
  const name = plainText(raw);
  return name !== undefined && lettersIn(name) <= 24 ? name : undefined;
};

/** What somebody says at a table: one line, nothing invisible, something to be seen; or the code of the refusal. */
export function readSaid(raw: string): { readonly text: string } | { readonly code: 'malformed' | 'tooLarge' } {
  const text = plainText(raw);
  if (text === undefined) return { code: 'malformed' };
  return lettersIn(text) <= MOST_SAID ? { text } : { code: 'tooLarge' };
}
