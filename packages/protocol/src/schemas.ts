import { z } from 'zod';
import type { HostRequest } from './host.ts';
import { type ClientMessage, MOST_INTENTS } from './messages.ts';

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
const options = withoutProto
  .pipe(z.record(word, z.union([z.boolean(), z.int(), z.string().max(1000)])))
  .refine((given) => Object.keys(given).length <= 40);
/** The game reads the rest. */
const intent = withoutProto.pipe(z.looseObject({ type: z.string().max(40) }));
const seq = z.int().min(-1).max(1_000_000);

const schema: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lobby'), watch: z.boolean() }),
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('open'), id, game: word, seats, options, open: z.boolean() }),
  z.strictObject({
    type: z.literal('subscribe'),
    table,
    invite: z.string().max(64).nullable(),
    last: seq,
    heard: z.string().max(64).exactOptional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), table }),
  z.strictObject({ type: z.literal('sit'), id, table, seat, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('stand'), id, table }),
  z.strictObject({ type: z.literal('seatBot'), id, table, seat, level: word.nullable() }),
  z.strictObject({ type: z.literal('setUp'), id, table, seats, options, open: z.boolean() }),
  z.strictObject({ type: z.literal('start'), id, table }),
  z.strictObject({ type: z.literal('reveal'), table, bytes: z.string().regex(/^[0-9a-f]{32}$/) }),
  z.strictObject({ type: z.literal('move'), id, table, ask: seq, intents: z.array(intent).min(1).max(MOST_INTENTS) }),
  z.strictObject({ type: z.literal('takeBack'), id, table, to: seq }),
  z.strictObject({ type: z.literal('why'), id, table, intent }),
  z.strictObject({ type: z.literal('substitute'), id, table, seat, bot: z.boolean() }),
  z.strictObject({ type: z.literal('end'), id, table }),
  z.strictObject({ type: z.literal('rematch'), id, table }),
]);

export const readClientMessage = (raw: unknown): ClientMessage | undefined => {
  const read = schema.safeParse(raw);
  return read.success ? read.data : undefined;
};

const hostSchema: z.ZodType<HostRequest> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('status') }),
  z.strictObject({ do: z.literal('tables') }),
  z.strictObject({ do: z.literal('close'), table }),
  z.strictObject({ do: z.literal('stop') }),
]);

export const readHostRequest = (raw: unknown): HostRequest | undefined => {
  const read = hostSchema.safeParse(raw);
  return read.success ? read.data : undefined;
};

/** What holds an emoji together, or chooses the shape of a character, and is invisible for that. */
const JOINER = /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})/gu;
const SHAPE = /(?<=[\p{Emoji}\p{Ideographic}\p{Script=Mongolian}])\p{Variation_Selector}/gu;
/** Controls, directions, what is not assigned, and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SOMETHING_SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;
const TOO_MANY_COMBINING_MARKS = /\p{M}{4,}/u;

/** What a guest calls themselves: nothing invisible, something to be seen, one to twenty-four letters as people count them. */
export const readName = (raw: unknown): string | undefined => {
  if (typeof raw !== 'string' || raw.length > 200) return undefined;
  const name = raw.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const plain = name.replace(JOINER, '').replace(SHAPE, '');
  if (UNSEEN.test(plain) || TOO_MANY_COMBINING_MARKS.test(plain) || !SOMETHING_SEEN.test(plain)) return undefined;
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].length;
  return letters >= 1 && letters <= 24 ? name : undefined;
};
