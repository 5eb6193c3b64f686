import { type Sample, sample } from '@quri/sample/game';
import {
  accept,
  changeTable,
  emptyTable,
  type Game,
  type MoveEntry,
  move,
  openingOf,
  pick,
  type Seat,
  type Seated,
  type Secret,
  type Step,
  seat as seatOf,
  seats,
  seededRng,
  seedFromText,
  start,
  type Table,
  type TableChange,
  tableKey,
  takeBack,
} from '../src/index.ts';

type Intent = Sample['intent'];
export type SampleTable = Table<Sample>;

interface Wishes {
  readonly players?: number;
  readonly options?: Sample['options'];
  readonly game?: Game<Sample>;
  /** Which seats bring bytes of their own. */
  readonly bringing?: readonly number[];
  /** The seats where bots sit from the start. */
  readonly bots?: readonly number[];
}

export interface Sitting {
  readonly table: SampleTable;
  readonly secret: Secret;
  readonly key: Uint8Array;
}

/** The seats of a table where bots sat at the start: the log does not say it. */
const botSeats = new WeakMap<object, readonly number[]>();

/** Who acts for a seat: a person, or the bot that sits there or plays on for them. */
const actorAt = (table: SampleTable, by: number) =>
  botSeats.get(table)?.includes(by) || table.substitutes[by] != null ? 'bot' : 'human';

const bytesOf = (seed: string, seat: number): string => seedFromText(`${seed}, seat ${seat}`).slice(0, 32);

/** A table with nothing on it yet. */
export function opened(seed: string, wishes: Wishes = {}): Sitting {
  const { players = 2, options = { turns: 1, proudCharms: false }, game = sample, bringing = [], bots = [] } = wishes;
  const bytes = seats(players).map((one) => (bringing.includes(one) ? bytesOf(seed, one) : null));
  const secret = { serverSeed: seedFromText(seed), bytes };
  const opening = openingOf(game, `table ${seed}`, players, options, secret);
  const key = tableKey(opening.table, secret);
  const table = emptyTable(game, opening, key);
  botSeats.set(table, bots);
  return { table, secret, key };
}

/** The same, with the charms dealt. */
export function dealt(seed: string, wishes: Wishes = {}): Sitting {
  const sitting = opened(seed, wishes);
  accept(sitting.table, granted(start(sitting.table, 1000)));
  return sitting;
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: unknown };

export function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
  return answer.value;
}

export function refusalOf<T>(answer: Answer<T>): unknown {
  if (answer.ok) throw new Error('nothing was refused');
  return answer.refused;
}

/** What a seat sends; its ask is the open one unless told. */
export const making = (table: SampleTable, by: number, intent: unknown, ask = table.asks[by] ?? null) =>
  ({ seat: seatOf(by), actor: actorAt(table, by), at: 1000 + table.entries.length, ask, intent }) as const;

export function play(table: SampleTable, by: number, intent: Intent): Step<Sample> {
  const step = granted(move(table, making(table, by, intent)));
  accept(table, step);
  return step;
}

export const offersOf = (table: SampleTable, by: number): readonly Intent[] =>
  table.game.legal(table.state, seatOf(by));

/** A seat wears the first or the second of its charms. */
export const wear = (table: SampleTable, by: number, which = 0): Step<Sample> =>
  play(table, by, offersOf(table, by)[which] as Intent);

export const everybodyWears = (table: SampleTable): void => {
  for (const one of seats(table.opening.players)) wear(table, one);
};

export const dip = (table: SampleTable): Step<Sample> => play(table, table.state.turn, { type: 'dip' });
export const stop = (table: SampleTable): Step<Sample> => play(table, table.state.turn, { type: 'stop' });

export const asking = (by: number, to: number, consent: readonly number[] = []) => ({
  seat: seatOf(by),
  to,
  consent: consent as readonly Seat[],
});

export function withdraw(table: SampleTable, by: number, to: number, consent: readonly number[] = []): Step<Sample> {
  const step = granted(
    takeBack(table, asking(by, to, consent), { actor: actorAt(table, by), at: 1000 + table.entries.length }),
  );
  accept(table, step);
  return step;
}

/** Something happens to the table and not in its game. */
export function change(table: SampleTable, wanted: TableChange): Step<Sample> {
  const step = granted(changeTable(table, wanted, { actor: 'table', at: 1000 + table.entries.length }));
  accept(table, step);
  return step;
}

export type Policy = (offers: readonly Intent[]) => Intent;

/** Dips until the rat. */
export const bold: Policy = (offers) => offers[0] as Intent;
/** Stops as soon as there is something to keep. */
export const timid: Policy = (offers) => offers.at(-1) as Intent;
export const whim = (seed: string): Policy => {
  const rng = seededRng(seed);
  return (offers) => pick(rng, offers);
};

/** Plays on to the end. */
export function finish(table: SampleTable, policy: Policy): void {
  for (;;) {
    const next = table.game.awaited(table.state)[0];
    if (next === undefined) return;
    play(table, next, policy(offersOf(table, next)));
  }
}

/** Sits down where the first so many dips bring coins, so that the turn is still on. */
export function dealtWithCoins(coins: number, wishes: Wishes = {}): Sitting {
  for (let n = 0; n < 100; n++) {
    const trial = dealt(`coins ${n}`, wishes);
    everybodyWears(trial.table);
    for (let i = 0; i < coins; i++) dip(trial.table);
    if (trial.table.state.drawn.length === coins) return dealt(`coins ${n}`, wishes);
  }
  throw new Error(`no table brings ${coins} coins`);
}

/** People of these names, and no bots. */
export const seated = (...names: readonly string[]): Seated => ({ names, bots: names.map(() => null) });

export const movesOf = (table: SampleTable): readonly MoveEntry<Sample>[] =>
  table.entries.filter((entry) => entry.kind === 'move');
