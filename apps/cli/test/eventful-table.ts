import {
  accept,
  changeTable,
  type Entry,
  emptyTable,
  hashOfEntry,
  hashOfOpening,
  keyOf,
  move,
  type Opening,
  offersAt,
  openingOf,
  type Result,
  replayOf,
  type Seat,
  type Secret,
  type Step,
  seat,
  seats,
  seedFromText,
  start,
  type Table,
  type TableChange,
  takeBack,
} from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';

interface Sitting {
  readonly table: Table<Sample>;
  readonly secret: Secret;
}

function granted<T, E>(answer: Result<T, E>): T {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
  return answer.value;
}

function done(table: Table<Sample>, answer: Result<Step<Sample>, unknown>): void {
  accept(table, granted(answer));
}

const secretOf = (seed: string, bringing: readonly (number | null)[]): Secret => ({
  serverSeed: seedFromText(seed),
  bytes: bringing.map((one) => (one === null ? null : seedFromText(`${seed}, seat ${one}`).slice(0, 32))),
});

/** Three sit down; the first and the last bring bytes of their own. */
export function dealt(name: string, secret = secretOf(name, [0, null, 2]), deal: string | null = null): Sitting {
  const opening = openingOf(sample, name, 3, { turns: 2, proudCharms: false }, secret, deal);
  const table = emptyTable(sample, opening, keyOf(opening, secret));
  done(table, start(table, 1_700_000_000_000));
  return { table, secret };
}

const BOTS = [null, 'greedy', null];
const now = (table: Table<Sample>, by: Seat) =>
  ({
    actor: (BOTS[by] ?? table.substitutes[by] ?? null) === null ? 'human' : 'bot',
    at: 1_700_000_000_000 + table.entries.length,
  }) as const;

/** A seat takes its first offer, which at first is a charm and then a dip into the bag, or its last, which is a stop. */
function plays(table: Table<Sample>, by: Seat, which: 0 | -1 = 0): void {
  const intent = offersAt(table, by).at(which);
  done(table, move(table, { ...now(table, by), seat: by, ask: table.asks[by] ?? null, intent }));
}

const awaited = (table: Table<Sample>): Seat | undefined => table.game.awaited(table.state)[0];
const withdraws = (table: Table<Sample>, by: Seat, to: number, consent: readonly Seat[] = []): void =>
  done(table, takeBack(table, { seat: by, to, consent }, now(table, by)));
const happens = (table: Table<Sample>, change: TableChange): void =>
  done(table, changeTable(table, change, { ...now(table, ADA), actor: 'table' }));

export const textOf = ({ table, secret }: Sitting): string =>
  JSON.stringify(replayOf(table, secret, { names: ['Ada', 'Bo', ''], bots: BOTS }));

const [ADA, BO, CY] = [seat(0), seat(1), seat(2)];
/** Where what happens in it. */
export const [DEAL, OWN_TAKE_BACK, LAST_CHARM, DIP, TAKE_BACK] = [0, 2, 5, 6, 7];
export const [SEATING, PAUSE, CLOCK, GO_ON, NEXT_DIP, END] = [8, 9, 10, 11, 12, 13];

/**
 * 1 is a charm that 2 takes back alone; 3 to 5 the charms; 6 is a dip that all agree to take back with 7, so that 12,
 * the next, is dealt in another epoch. In between a bot sits down and the table stands still; at last all agree to end.
 */
export function eventful(name: string): Sitting {
  const sitting = dealt(name);
  const { table } = sitting;
  plays(table, BO);
  withdraws(table, BO, 1);
  for (const one of seats(3)) plays(table, one);
  plays(table, awaited(table)!);
  withdraws(table, CY, DIP, [CY, ADA, BO]);
  happens(table, { kind: 'seating', seat: CY, bot: 'greedy' });
  happens(table, { kind: 'pause', paused: true, consent: [ADA] });
  happens(table, { kind: 'clock', seat: ADA, left: 5000 });
  happens(table, { kind: 'pause', paused: false, consent: [] });
  plays(table, awaited(table)!);
  happens(table, { kind: 'ended', seat: null, reason: 'agreed', consent: [ADA, BO, CY] });
  return sitting;
}

/** Plays on to the end. */
export function finished(sitting: Sitting, which: 0 | -1): Sitting {
  for (let by = awaited(sitting.table); by !== undefined; by = awaited(sitting.table)) plays(sitting.table, by, which);
  return sitting;
}

/** As much of a replay as a forger wants to reach. */
export interface Forgeable {
  format: string;
  opening: { format: string; table: string; players: number; deal?: string | null };
  secret: { serverSeed: string; bytes: (string | null)[] };
  bots?: (string | null)[];
  entries: {
    seq: number;
    prev: string;
    kind: string;
    at: number;
    seat: number;
    to: number;
    sealed: boolean;
    actor: string;
    bot: string | null;
    paused: boolean;
    reason: string;
    consent: number[];
    left: number;
    events: Record<string, unknown>[];
    draws: { address: string; from: string[]; drew: string[] }[];
  }[];
  head: string;
  heard: { each: string[]; last: string[] };
}

/** Works out every hash of the chain again. */
export function hashedAgain(replay: Forgeable): void {
  let head = hashOfOpening(replay.opening as unknown as Opening);
  for (const entry of replay.entries) {
    entry.prev = head;
    head = hashOfEntry(entry as unknown as Entry);
  }
  replay.head = head;
}

export const otherDigit = (hex: string): string => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
