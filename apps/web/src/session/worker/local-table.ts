import type { GameEngine } from '@quri/catalogue';
import { frozen, isOver, newsOf, positionOf, type Rng, type Seat, type Viewer } from '@quri/kernel';
import type { Intent, News, Refused } from '@quri/protocol';
import { botToMove, newsAfter, type Runner, tableRunner } from '@quri/table';
import { botLoop } from './bot-loop.ts';
import { botAnswer } from './bots.ts';
import { restoredTable } from './deal-table.ts';
import { roomOf } from './room-view.ts';
import { NO_DEVICE, sharedDevice } from './shared-device.ts';
import { StorageFailed, TableGone, tablePort } from './table-port.ts';
import type { LogEntry, TableRecord, TableStore } from './table-store.ts';
import type { FromWorker, MoveResult } from './worker-messages.ts';

export interface LocalTablePort {
  readonly engine: GameEngine;
  readonly store: Pick<TableStore, 'append' | 'log'>;
  readonly rng: Rng;
  send(message: FromWorker): void;
  now(): number;
  pause(ms: number): Promise<void>;
  /** Another tab has deleted this table. */
  gone(): void;
}

type Refusal = { readonly ok: false; readonly refused: Refused };
export type LocalAnswer = { readonly ok: true; readonly value: MoveResult } | Refusal;

/** A table on this device: a runner over the device's storage, its bots, and one screen. */
export interface LocalTable {
  join(): void;
  leave(): void;
  /** The screen shows everything up to this entry. */
  settled(seq: number): void;
  ready(): void;
  play(ask: number, intents: readonly Intent[]): Promise<LocalAnswer>;
  takeBack(to: number): Promise<LocalAnswer>;
  why(intent: unknown): Refused | null;
  /** The game as a file; while it runs there is none, for it holds what is still hidden. */
  replay(): Promise<string | null>;
}

export function localTable(record: TableRecord, log: readonly LogEntry[], around: LocalTablePort): LocalTable {
  const { id, seats } = record;
  const { engine, rng, send } = around;
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  const [only, second] = persons;
  const viewer: Viewer = only === undefined || second !== undefined ? 'spectator' : only;
  const place = viewer === 'spectator' ? seats.length : viewer;

  const runner: Runner<null> = tableRunner<null>(restoredTable(engine, record, log), {
    ...tablePort(id, around),
    now: around.now,
    committed: (told) => {
      for (const { step } of told) device.stepAdded(step);
      tell(told.map(({ step }) => newsOf(step.entry, step.seen[place] ?? [])));
      if (isOver(table)) send({ type: 'room', table: id, room: room() });
      bots.stir();
    },
  });
  const { table } = runner;
  const device = viewer === 'spectator' ? sharedDevice(table, persons) : NO_DEVICE;
  const acting = (): Seat | null => (viewer === 'spectator' ? device.holder() : viewer);
  const room = () => roomOf(record, acting(), isOver(table));
  const tell = (news: readonly News[]): void => {
    const heard = runner.heard()[place] ?? '';
    send({ type: 'news', table: id, news, heard, position: positionOf(table, viewer), ...device.state() });
  };

  let queue: Promise<unknown> = Promise.resolve();
  /** Runs one operation at a time, each on a table that is in line with the store. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T | Refusal> => {
    const done = queue
      .then(() => runner.reconcile())
      .then(act)
      .catch(failed);
    queue = done.catch(() => undefined);
    return done;
  };
  const failed = (error: unknown): Refusal => {
    if (error instanceof StorageFailed) return no('notKept', true);
    if (!(error instanceof TableGone)) throw error;
    bots.stop();
    around.gone();
    return no('noSuchTable');
  };

  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  const botMove = async (): Promise<'moved' | 'idle'> => {
    const seat = botToMove(table, isBot);
    if (seat === undefined) return 'idle';
    const intents = botAnswer(runner.botJob(seat), seats, engine, rng);
    const ask = table.asks[seat] ?? null;
    const { length } = table.entries;
    const made = await runner.play({ seat, actor: 'bot', ask, intents, request: null });
    // After a move of another tab it may answer nothing.
    if (!made.ok && table.entries.length === length)
      throw new Error(`a bot made a move the rules refuse: ${made.refused.code}`);
    return 'moved';
  };
  const bots = botLoop({
    rng,
    pause: around.pause,
    isOver: () => isOver(table),
    newest: () => table.entries.length - 1,
    awaited: () => table.game.awaited(frozen(table.state)).filter(isBot).length,
    move: async () => {
      const moved = await inTurn(botMove);
      return typeof moved === 'string' ? moved : 'failed';
    },
  });

  return {
    join: () => {
      device.putDown();
      send({ type: 'room', table: id, room: room() });
      tell(newsAfter(table, viewer, -1).map(({ news }) => news));
      bots.start();
    },
    leave: () => {
      device.putDown();
      bots.stop();
    },
    settled: bots.shown,
    ready: () => {
      if (device.take()) send({ type: 'hand', table: id, ...device.state() });
    },
    play: (ask, intents) =>
      inTurn(async () => {
        const seat = acting();
        if (seat === null) return no('notSeated');
        return answerOf(await runner.play({ seat, actor: 'human', ask, intents, request: null }));
      }),
    takeBack: (to) =>
      inTurn(async () => {
        const seat = acting() ?? device.mayUndo(to);
        return seat === null ? no('notSeated') : answerOf(await runner.takeBack({ seat, to, request: null }));
      }),
    why: (intent) => {
      const seat = acting();
      const refused = seat === null ? { code: 'notSeated' } : runner.why(seat, intent);
      return refused && { retry: false, ...refused };
    },
    // Loaded when needed: few games are saved.
    replay: async () => (isOver(table) ? (await import('./replay-file.ts')).replayFile(table, record) : null),
  };
}

const no = (code: string, retry = false): Refusal => ({ ok: false, refused: { code, retry } });

function answerOf(made: Awaited<ReturnType<Runner<null>['play']>>): LocalAnswer {
  if (!made.ok) return { ok: false, refused: { retry: false, ...made.refused } };
  const { seq, refused } = made.answer;
  return { ok: true, value: { seq, ...(refused && { refused: { retry: false, ...refused } }) } };
}
