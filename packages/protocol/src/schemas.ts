import { z } from 'zod';
import { MOST_SAID, PHRASES } from './chat.ts';
import { type Intent, MOST_INTENTS } from './messages.ts';
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
export const tableOptions: z.ZodType<Readonly<Record<string, unknown>>> = withoutProto
  .pipe(z.record(word, z.union([z.boolean(), z.int(), z.string().max(1000)])))
  .refine((given) => Object.keys(given).length <= 40);
/** The game reads the rest. */
const intent: z.ZodType<Intent> = withoutProto.pipe(z.looseObject({ type: z.string().max(40) }));
/** The most characters of a private note. */
const MOST_NOTE = 4000;
const seq = z.int().min(-1).max(1_000_000);
/** Of a text that is counted in letters afterwards; an emoji may have a dozen of these. */
const SAID_LENGTH = 2000;

/** How long people may think. */
const clock = z.discriminatedUnion('kind', [
  /** So many seconds for each decision. */
  z.strictObject({ kind: z.literal('decision'), seconds: z.int().min(10).max(3600) }),
  /** So many for the whole game, and so many more after each decision. */
  z.strictObject({ kind: z.literal('bank'), seconds: z.int().min(60).max(14_400), increment: z.int().min(5).max(300) }),
  /** So many days for each decision. */
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type ClockTerms = Read<z.infer<typeof clock>>;

/** How a table is played, besides the options of its game. */
export const tableTerms = z.strictObject({
  /** Null: nobody is hurried, and a game whose people have all left rests. */
  clock: clock.nullable(),
  /** Of whoever runs out of time: a bot decides for them, or they have lost. */
  timeUp: z.enum(['bot', 'forfeit']),
  /** May others watch the game? */
  watchers: z.boolean(),
  /** Does the page work out odds for everybody? Yes where nothing is said. */
  odds: z.boolean().exactOptional(),
});
export type TableTerms = Read<z.infer<typeof tableTerms>>;

/** What every person at a table has to agree to, whether they are here or not. */
const consentSubject = z.discriminatedUnion('kind', [
  /** Everything from this entry on is taken back, also what has come to light. */
  z.strictObject({ kind: z.literal('takeBack'), to: seq }),
  z.strictObject({ kind: z.literal('pause') }),
  /** The pause is to end. */
  z.strictObject({ kind: z.literal('resume') }),
]);
export type ConsentSubject = Read<z.infer<typeof consentSubject>>;

/** From the client. `id` names the request; a repeat of an id gets the first answer again. */
const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lobby'), watch: z.boolean() }),
  /** A ping: a connection that was cut may stay open for minutes without an error. */
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({
    type: z.literal('open'),
    id,
    game: word,
    seats,
    options: tableOptions,
    open: z.boolean(),
    terms: tableTerms.exactOptional(),
    /** The finished table whose deal is to be played again; seats and options are that table's. */
    deal: table.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('subscribe'),
    table,
    invite: z.string().max(64).nullable(),
    /** The seq of the last news this client has; -1 for none. Only what was missed is sent. */
    last: seq,
    /** The running hash of that last news: with another one than ours, the game is told from its beginning. */
    heard: z.string().max(64).exactOptional(),
    /** The secret of a link to watch a seat. */
    watch: z.string().max(64).exactOptional(),
    /** What is said there is sent as well. */
    chat: z.literal(true).exactOptional(),
    /** Of a view, only what has changed need be sent. */
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
  /** The bytes a seat committed to, once it was asked for them. */
  z.strictObject({ type: z.literal('reveal'), table, bytes: z.string().regex(/^[0-9a-f]{32}$/) }),
  /** Answers the decision `ask` with the first of these, and what each opens with the next. */
  z.strictObject({ type: z.literal('move'), id, table, ask: seq, intents: z.array(intent).min(1).max(MOST_INTENTS) }),
  z.strictObject({ type: z.literal('takeBack'), id, table, to: seq }),
  z.strictObject({ type: z.literal('why'), id, table, intent: intent as z.ZodType<unknown> }),
  /**
   * `bot`: a bot is to play on, for oneself at once, for somebody who is away if one is the host or all agree. Without
   * it: I play my seat myself again.
   */
  z.strictObject({ type: z.literal('substitute'), id, table, seat, bot: z.boolean() }),
  /** Agrees to end the game, where somebody has been away for long. */
  z.strictObject({ type: z.literal('end'), id, table }),
  /** Asks everybody for something, or says yes or no to what was asked. A no withdraws it for all. */
  z.strictObject({ type: z.literal('consent'), id, table, to: consentSubject, agree: z.boolean() }),
  /** The host takes somebody's seat away before the start, or makes somebody else the host. */
  z.strictObject({ type: z.literal('freeSeat'), id, table, seat }),
  z.strictObject({ type: z.literal('makeHost'), id, table, seat }),
  /** Makes a link with which others may watch my seat, in place of one I made before; or takes it away. */
  z.strictObject({ type: z.literal('watchLink'), id, table, link: z.boolean() }),
  /** What I write down for myself. */
  z.strictObject({ type: z.literal('note'), id, table, text: z.string().max(MOST_NOTE) }),
  /** Gives the game up. */
  z.strictObject({ type: z.literal('concede'), id, table }),
  z.strictObject({ type: z.literal('rematch'), id, table }),
  /** Says something to those in the same chat room: either a text or a quick phrase. */
  z
    .strictObject({
      type: z.literal('say'),
      id,
      table,
      text: z.string().max(SAID_LENGTH).exactOptional(),
      phrase: z.enum(PHRASES).exactOptional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), { path: ['text'] }),
  /** From now on nothing this speaker says anywhere is sent to me; or it is again. They are not told. */
  z.strictObject({ type: z.literal('block'), id, table, who: z.string().regex(/^[\w-]{16}$/), block: z.boolean() }),
]);
export type ClientMessage = Read<z.infer<typeof clientMessage>>;

/** What was read is not written to. */
type Read<T> = T extends object ? { readonly [K in keyof T]: Read<T[K]> } : T;

/** What it is, if it fits the schema. */
export function read<T>(schema: z.ZodType<T>, raw: unknown): T | undefined {
  const { data } = schema.safeParse(raw);
  return data;
}

/** A message, or the field that is missing, unknown or wrong, where it is a field of one. */
export type ReadClientMessage = { readonly message: ClientMessage } | { readonly field: string | undefined };

export function readClientMessage(raw: unknown): ReadClientMessage {
  const { data, error } = clientMessage.safeParse(raw);
  return data === undefined ? { field: fieldOf(error?.issues[0]) } : { message: data };
}

/** Where an issue is: `intents[0].type`. Names, and no values: they are the sender's, so only short plain ones are told. */
function fieldOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue === undefined) return undefined;
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const strange = path.findIndex((name) => typeof name !== 'number' && !FIELD_NAME.test(String(name)));
  const told = strange < 0 ? path : path.slice(0, strange);
  const text = told.map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`)).join('');
  return text === '' ? undefined : text.replace(/^\./, '');
}

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** A guest's id, or an address of either kind. */
const banned = z.string().regex(/^[A-Za-z0-9.:/]{2,50}$/);
const days = z.int().min(1).max(36_500);
const file = z.string().min(1).max(800);

/**
 * What whoever runs a server may ask of it, over a Unix socket in its data folder. Each connection carries one request,
 * a line of JSON, and its answer: any number of lines, the last of which is `done` or `error`.
 */
const hostRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('status') }),
  z.strictObject({ do: z.literal('tables') }),
  /** Ends a table for good: a game that is being played is ended in its log, any other table is put away. */
  z.strictObject({ do: z.literal('close'), table }),
  /** All a host may know of one table. */
  z.strictObject({ do: z.literal('show'), table }),
  /** Takes everything from this entry on back, as if every seat had agreed. */
  z.strictObject({ do: z.literal('rewind'), table, seq: seq.min(0) }),
  /** Writes a running table into a new file, and takes one over from such a file. The paths are those of the server. */
  z.strictObject({ do: z.literal('export'), table, file }),
  z.strictObject({ do: z.literal('import'), file }),
  /** Keeps a guest out by their id, or an address; for so many days. */
  z.strictObject({ do: z.literal('ban'), who: banned, days: days.exactOptional() }),
  z.strictObject({ do: z.literal('unban'), who: banned }),
  z.strictObject({ do: z.literal('bans') }),
  /** Deletes everything that is stored about a guest. */
  z.strictObject({ do: z.literal('purge'), guest: z.string().regex(/^[A-Za-z0-9]{12}$/) }),
  /** Moves the games that ended so many days ago or earlier into the archive, or one game back out of it. */
  z.strictObject({ do: z.literal('archive'), olderThan: z.int().min(0).max(36_500) }),
  z.strictObject({ do: z.literal('unarchive'), table }),
  /** Goes on with other data: a file in the data folder that was prepared for it. */
  z.strictObject({ do: z.literal('restore'), prepared: z.string().max(60) }),
  /** Stops the server. The connection stays open until it has. */
  z.strictObject({ do: z.literal('stop') }),
]);
export type HostRequest = Read<z.infer<typeof hostRequest>>;

export const readHostRequest = (raw: unknown): HostRequest | undefined => read(hostRequest, raw);

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
