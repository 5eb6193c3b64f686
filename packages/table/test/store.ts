import {
  type Entry,
  emptyTable,
  type Game,
  keyOf,
  nothingHeard,
  openingOf,
  ownMoves,
  restore,
  type Seat,
  type Secret,
  type Shape,
  seat,
  seats,
  seedFromText,
} from '@quri/kernel';
import { type Sample, sample } from '@quri/sample/game';
import { type Mark, type MoveAnswer, type NewEntries, type Runner, type StepNews, tableRunner } from '../src/index.ts';

/** What a commit does: it holds, it is lost on the way, or it holds and the answer is lost. */
export type Weather = 'fair' | 'lost' | 'unsure';

interface Row {
  readonly text: string;
  readonly mark: string;
}

/** A store in memory that several runners may share. Of two that append at once, the second is told so. */
export interface Store {
  readonly rows: readonly Row[];
  /** How many commits were made, and how many entries each had. */
  readonly commits: readonly number[];
  readonly answers: ReadonlyMap<string, MoveAnswer>;
  readonly over: () => boolean;
  /** How the next commits go; then it is fair again. */
  expect(...weather: readonly Weather[]): void;
  commit(written: NewEntries<string>): Promise<'committed' | 'overtaken'>;
  read(from: number): Promise<readonly Entry[]>;
  entries(): Entry[];
  /** What is kept beside the last of the first so many entries. */
  markAt(entries: number): Mark | undefined;
}

export function memoryStore(): Store {
  const rows: Row[] = [];
  const commits: number[] = [];
  const answers = new Map<string, MoveAnswer>();
  const ahead: Weather[] = [];
  let over = false;
  const entries = (): Entry[] => rows.map(({ text }) => JSON.parse(text) as Entry);
  return {
    rows,
    commits,
    answers,
    over: () => over,
    entries,
    expect: (...weather) => void ahead.push(...weather),
    markAt: (count) => {
      const last = rows[count - 1];
      return last && (JSON.parse(last.mark) as Mark);
    },
    read: async (from) => entries().slice(from),
    commit: async (written) => {
      const weather = ahead.shift() ?? 'fair';
      await Promise.resolve();
      if (weather === 'lost') throw new Error('the store is not there');
      if (written.entries[0]?.entry.seq !== rows.length) return 'overtaken';
      for (const { text, mark } of written.entries) rows.push({ text, mark: JSON.stringify(mark) });
      commits.push(written.entries.length);
      for (const one of written.answered) if (one !== null) answers.set(one.request, one.answer);
      over = written.over;
      if (weather === 'unsure') throw new Error('the store does not answer');
      return 'committed';
    },
  };
}

const NAME = 'table';

export interface Host {
  readonly store: Store;
  readonly runner: Runner<string>;
  readonly key: Uint8Array;
  /** All that was told here, in order. */
  readonly told: readonly StepNews[];
}

interface Wishes {
  readonly game?: Game<Sample>;
  readonly players?: number;
  readonly seed?: string;
  /** It knows only so many entries of the log, and knows that there may be more. */
  readonly behind?: number;
}

/** Opens the table that is in a store, as a process would that starts now. */
export function hosted(store: Store, { game = sample, players = 2, seed = 'seed', behind }: Wishes = {}): Host {
  const secret: Secret = { serverSeed: seedFromText(seed), bytes: seats(players).map(() => null) };
  const opening = openingOf(game, NAME, players, { turns: 2, proudCharms: false }, secret);
  const key = keyOf(opening, secret);
  const mark = store.markAt(behind ?? store.rows.length);
  const entries = store.entries().slice(0, behind) as Entry<Sample>[];
  const table = mark === undefined ? emptyTable(game, opening, key) : restore(game, opening, key, entries, mark);
  const told: StepNews[] = [];
  let now = 1000;
  const runner = tableRunner<string>(
    { table: table as never, heard: mark?.heard ?? nothingHeard(players), behind: behind !== undefined },
    {
      now: () => now++,
      commit: (written) => store.commit(written),
      read: (from) => store.read(from),
      committed: (more) => void told.push(...more),
    },
  );
  return { store, runner, key, told };
}

/** The same, with the charms dealt. */
export async function dealt(wishes: Wishes = {}): Promise<Host> {
  const host = hosted(memoryStore(), wishes);
  await host.runner.start(null);
  return host;
}

export const offersOf = ({ runner: { table } }: Host, by: number): readonly Shape['intent'][] =>
  table.game.legal(table.state as never, seat(by));

let requests = 0;

/** What a seat wants to do; its ask is the open one. */
export const wants = ({ runner: { table } }: Host, by: number, ...intents: readonly unknown[]) => ({
  seat: seat(by),
  actor: 'human' as const,
  ask: table.asks[by] ?? null,
  intents,
  request: `request ${requests++}`,
});

export const play = (host: Host, by: number, ...intents: readonly unknown[]) =>
  host.runner.play(wants(host, by, ...intents));

/** A seat wears the first or the second of its charms. */
export const wear = (host: Host, by: number, which = 0) => play(host, by, offersOf(host, by)[which]);

export const DIP = { type: 'dip' };
export const STOP = { type: 'stop' };

/** A seat that could take something of its own back, and what. */
export const ownOf = ({ runner: { table } }: Host) =>
  seats(table.opening.players).flatMap((by) => {
    const own = ownMoves(table, by);
    return own === null ? [] : [{ seat: by, ...own }];
  })[0];

export const turnOf = ({ runner: { table } }: Host): Seat => (table.state as Sample['state']).turn;
