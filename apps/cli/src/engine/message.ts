import { noDeeperThan, ok, type Result, refused } from '@quri/kernel';

type Message = Readonly<Record<string, unknown>>;

/** What each message must carry, and what it may. */
const FIELDS = {
  new: { must: ['game', 'players', 'seed'], may: ['options'] },
  waiting: { must: [], may: [] },
  legal: { must: ['seat'], may: [] },
  play: { must: ['seat', 'intent'], may: [] },
  try: { must: ['seat', 'intents'], may: [] },
  bot: { must: ['seat', 'bot'], may: [] },
  view: { must: ['seat'], may: [] },
  outcome: { must: [], may: [] },
  save: { must: [], may: [] },
  load: { must: ['replay'], may: [] },
} as const satisfies Readonly<Record<string, { must: readonly string[]; may: readonly string[] }>>;

type RequestName = keyof typeof FIELDS;

/** A message whose fields are all there; their values are for whoever uses them to check. */
export type Request = { readonly [N in RequestName]: { readonly do: N } & FieldsOf<N> }[RequestName];
type FieldsOf<N extends RequestName> = {
  readonly [F in (typeof FIELDS)[N]['must'][number] | (typeof FIELDS)[N]['may'][number]]: unknown;
};

/** Deeper than any replay goes; whatever walks through a message may use the stack for so many levels. */
const MOST_LEVELS = 32;

export function readMessage(line: string): Result<Request, string> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return refused('the line is not JSON');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('the line is not a JSON object');
  const tooDeep = noDeeperThan(MOST_LEVELS)(raw);
  if (tooDeep !== undefined) return refused(`the message ${tooDeep}`);
  return checkFields(raw as Message);
}

function checkFields(message: Message): Result<Request, string> {
  if (!Object.hasOwn(message, 'do')) return refused('the field "do" is missing');
  const name = message.do;
  if (typeof name !== 'string') return refused('the field "do" must be a text');
  if (!Object.hasOwn(FIELDS, name))
    return refused(`there is no ${shown(name)}; there are ${Object.keys(FIELDS).join(', ')}`);
  const { must, may }: { must: readonly string[]; may: readonly string[] } = FIELDS[name as RequestName];
  const missing = must.find((field) => !Object.hasOwn(message, field));
  if (missing !== undefined) return refused(`the field "${missing}" of "${name}" is missing`);
  // A misspelt field is an error: `option` for `options` would open another table than was meant.
  const unknown = Object.keys(message).find((field) => field !== 'do' && !must.includes(field) && !may.includes(field));
  return unknown === undefined
    ? ok(message as unknown as Request)
    : refused(`"${name}" has no field ${shown(unknown)}`);
}

const MOST_SHOWN = 40;

/** Something from outside, short enough to be part of a sentence. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${JSON.stringify(String(value).slice(0, MOST_SHOWN))}…` : text;
}
