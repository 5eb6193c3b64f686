import { type Entry, sameJson } from '@quri/kernel';

/** A move, a take-back, or that a bot or the person plays on, as it was sent. */
interface Sent {
  readonly table: string;
  readonly id: string;
  readonly seat: number;
  readonly intents: readonly object[];
  /** Of a take-back. */
  readonly to?: number;
  /** Of who plays on. */
  readonly bot?: boolean;
}

interface Answer {
  readonly seq: number;
  readonly made: number;
  readonly refused?: { readonly code: string };
}

/** What one client can swear to. */
export interface Record {
  readonly guest: string;
  readonly sent: readonly Sent[];
  readonly acks: readonly (Answer & { readonly table: string; readonly id: string })[];
  readonly heard: readonly {
    readonly table: string;
    readonly seat: number;
    readonly seq: number;
    readonly heard: string;
  }[];
  readonly wrongs: readonly string[];
}

export interface EntryRow {
  readonly table_id: string;
  readonly seq: number;
  readonly entry: string;
  /** Of the request that made it, if it is the first entry of one. */
  readonly guest: string | null;
  readonly request: string | null;
  /** What that was answered, unless it is that this one entry was made. */
  readonly answer: string | null;
}

/** A request as the log has it. */
interface Made {
  readonly first: EntryRow;
  readonly answer: Answer;
}

/** Every request against the log: acknowledged is there, once, as it was acknowledged; and nothing else is there. */
export function checkRequests(records: readonly Record[], rows: readonly EntryRow[]) {
  const wrongs: string[] = [];
  const made = new Map<string, Made[]>();
  for (const row of rows) {
    if (row.guest === null || row.request === null) continue;
    const name = `${row.table_id}/${row.guest}/${row.request}`;
    const answer = row.answer === null ? { seq: row.seq, made: 1 } : (JSON.parse(row.answer) as Answer);
    made.set(name, [...(made.get(name) ?? []), { first: row, answer }]);
  }
  const sent = new Map<string, Sent>();
  const acknowledged = new Map<string, Answer>();
  for (const { guest, sent: asked, acks } of records) {
    for (const one of asked) sent.set(`${one.table}/${guest}/${one.id}`, one);
    for (const one of acks) acknowledged.set(`${one.table}/${guest}/${one.id}`, one);
  }
  for (const [name, ack] of acknowledged) {
    const found = made.get(name) ?? [];
    if (found.length !== 1) wrongs.push(`${name} was acknowledged and is in the log ${found.length} times`);
    else if (!isSame(ack, found[0]?.answer))
      wrongs.push(`${name} was acknowledged as ${told(ack)} and is in the log as ${told(found[0]?.answer)}`);
  }
  const owned = new Map<string, string>();
  const entries = new Map(rows.map((row) => [`${row.table_id}/${row.seq}`, row]));
  for (const [name, all] of made) {
    const asked = sent.get(name);
    if (all.length > 1) wrongs.push(`${name} is in the log ${all.length} times`);
    if (asked === undefined) {
      // A start leaves its name as well.
      if (all[0]?.first.seq !== 0) wrongs.push(`${name} is in the log and nobody sent it`);
    } else for (const one of all) wrongs.push(...wrongsIn(name, asked, one, entries, owned));
  }
  for (const row of rows)
    if (isPersons(row) && !owned.has(`${row.table_id}/${row.seq}`))
      wrongs.push(`${row.table_id}: nobody asked for entry ${row.seq}`);
  const lists = [...acknowledged.keys()].filter((name) => (sent.get(name)?.intents.length ?? 0) > 1);
  return {
    wrongs,
    acknowledged: acknowledged.size,
    lists: lists.length,
    cutShort: lists.filter((name) => (acknowledged.get(name)?.made ?? 0) < (sent.get(name)?.intents.length ?? 0))
      .length,
    takenBack: [...acknowledged.keys()].filter((name) => sent.get(name)?.to !== undefined).length,
    substituted: [...acknowledged.keys()].filter((name) => sent.get(name)?.bot !== undefined).length,
    unacknowledgedInLog: [...made.keys()].filter((name) => sent.has(name) && !acknowledged.has(name)).length,
  };
}

/** All the entries a request was answered with are there, one behind the other, and they are what it asked for. */
function wrongsIn(
  name: string,
  asked: Sent,
  { first, answer }: Made,
  entries: ReadonlyMap<string, EntryRow>,
  owned: Map<string, string>,
): readonly string[] {
  const { table, intents } = asked;
  const wrongs: string[] = [];
  if (answer.seq !== first.seq + answer.made - 1)
    wrongs.push(`${name} begins at ${first.seq} and was answered ${told(answer)}`);
  if (answer.made > Math.max(1, intents.length)) wrongs.push(`${name} made ${answer.made} of ${intents.length}`);
  for (let i = 0; i < answer.made; i++) {
    const place = `${table}/${first.seq + i}`;
    const row = entries.get(place);
    const before = owned.get(place);
    if (before !== undefined) wrongs.push(`${place} was made by ${before} and by ${name}`);
    owned.set(place, name);
    const entry = row === undefined ? undefined : (JSON.parse(row.entry) as Entry);
    if (entry === undefined || !isAskedFor(entry, asked, i))
      wrongs.push(`${name} asked for another entry than ${place} is`);
    if (i > 0 && row?.request != null) wrongs.push(`${place} is in the middle of a list and has a request of its own`);
  }
  return wrongs;
}

/** The entry is the i-th that this request wanted. */
function isAskedFor(entry: Entry, { seat, intents, to, bot }: Sent, i: number): boolean {
  if (!('seat' in entry) || entry.seat !== seat) return false;
  if (to !== undefined) return entry.kind === 'takenBack' && entry.to === to;
  if (bot !== undefined) return entry.kind === 'seating' && (entry.bot !== null) === bot;
  return entry.kind === 'move' && sameJson(entry.intent, intents[i]);
}

function isPersons({ entry }: EntryRow): boolean {
  const { kind, actor } = JSON.parse(entry) as Entry;
  return actor === 'human' && ['move', 'takenBack', 'seating'].includes(kind);
}

const told = (answer: Answer | undefined): string =>
  `${answer?.seq} made ${answer?.made}${answer?.refused === undefined ? '' : ` then ${answer.refused.code}`}`;

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean => told(one) === told(other);
