import type { GameEngine } from '@quri/catalogue';
import { isOver, newsOf, pick, positionOf, type Rng, type Seat, seats, type Viewer, viewerIndex } from '@quri/kernel';
import type { Intent, News, Refused } from '@quri/protocol';
import { askBot, botJob, botsToMove, newsAfter, type Runner, tableRunner } from '@quri/table';
import type { Lesson } from '@quri/words';
import { RefusedError, refuse } from '../refused-error.ts';
import { ANSWER_STEP_MS, botLoop } from './bot-loop.ts';
import { restoredTable } from './deal-table.ts';
import { lessonMoves } from './lesson-moves.ts';
import { roomOf } from './room-view.ts';
import { sharedDevice } from './shared-device.ts';
import { type LogEntry, logOf, type TableRecord, type TableStore } from './table-store.ts';
import type { MoveResult } from './worker-messages.ts';
import type { WorkerPort } from './worker-router.ts';

interface LocalTablePort extends Pick<WorkerPort, 'send' | 'now' | 'pause'> {
  readonly engine: GameEngine;
  readonly lesson: Lesson | null;
  readonly store: Pick<TableStore, 'append' | 'log' | 'keeps'>;
  readonly rng: Rng;
  /** Another tab has deleted this table. */
  gone(): void;
}

export type LocalTable = ReturnType<typeof localTable>;

const BOT_MS = 300;

const NO_SUCH_TABLE: Refused = { code: 'noSuchTable', retry: false };

/** A table on this device: a runner over the device's storage, its bots, and one screen. What is refused is thrown. */
export function localTable(
  record: TableRecord,
  log: readonly LogEntry[],
  { engine, lesson, store, rng, send, now, pause, gone }: LocalTablePort,
) {
  const { id } = record;
  const everybody = seats(record.seats.length);
  const levelOf = (seat: Seat): string | undefined => {
    const taken = record.seats[seat];
    return taken?.kind === 'bot' ? taken.level : undefined;
  };
  const isBot = (seat: Seat): boolean => levelOf(seat) !== undefined;
  const persons = everybody.filter((seat) => !isBot(seat));
  const [only] = persons;
  const viewer: Viewer = only === undefined || persons.length > 1 ? 'spectator' : only;
  const viewerAt = viewerIndex(viewer, everybody.length);

  const runner: Runner<null> = tableRunner<null>(restoredTable(engine, record, log), {
    now,
    commit: async ({ entries, over }) => {
      const result = await store.append(id, logOf(entries), { at: now(), over }).catch(storageFailed);
      if (result === 'gone') throw new RefusedError(NO_SUCH_TABLE);
      return result;
    },
    read: async (from) => (await store.log(id, from).catch(storageFailed)).map(({ entry }) => entry),
    committed: (steps) => {
      for (const { step } of steps) device.stepAdded(step);
      sendNews(steps.map(({ step }) => newsOf(step.entry, step.seen[viewerAt] ?? [])));
      if (isOver(table)) sendRoom();
      bots.wake();
    },
  });
  const { table } = runner;
  const device = sharedDevice(table, viewer === 'spectator' ? persons : []);
  const acting = (): Seat | null => (viewer === 'spectator' ? device.holder() : viewer);
  const script = lesson && lessonMoves(lesson, table);
  const about = { table: id, lesson: lesson !== null };
  let kept = store.keeps(id);
  const sendRoom = (): void => send({ type: 'room', ...about, kept, room: roomOf(record, acting(), isOver(table)) });
  const sendKept = (saved: boolean): void => {
    if (kept === saved) return;
    kept = saved;
    sendRoom();
  };
  const sendNews = (news: readonly News[]): void => {
    const heard = runner.heard()[viewerAt] ?? '';
    send({ type: 'news', table: id, news, heard, position: positionOf(table, viewer), ...device.state() });
  };

  let queue: Promise<unknown> = Promise.resolve();
  /** Runs one operation at a time, each on a table that is in line with the store. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = queue
      .then(() => runner.reconcile())
      .then(act)
      .catch((error: unknown) => {
        if (error instanceof RefusedError && error.refused === NO_SUCH_TABLE) {
          bots.stop();
          gone();
        }
        throw error;
      });
    queue = done.catch(() => undefined);
    return done;
  };

  const answerOf = (seat: Seat): readonly unknown[] => {
    const bot = engine.bots.find((one) => one.id === levelOf(seat));
    const job = botJob(table, seat);
    const scripted = script?.next(seat, job.offers);
    if (scripted !== undefined) return [scripted];
    // A level that no longer exists plays at random.
    return bot ? askBot(bot, job, { rng, ms: BOT_MS, now: () => performance.now() }) : [pick(rng, job.offers)];
  };
  const botMoves = async (): Promise<'moved' | 'idle'> => {
    const due = botsToMove(table, isBot);
    if (due.length === 0) return 'idle';
    const started = performance.now();
    const plays = due.map((seat) => {
      const intents = answerOf(seat);
      return { seat, actor: 'bot' as const, ask: table.asks[seat] ?? null, intents, request: null };
    });
    const thought = performance.now() - started;
    await pause(Math.max(1, Math.ceil(thought / ANSWER_STEP_MS)) * ANSWER_STEP_MS - thought);
    const { length } = table.entries;
    const made = await runner.playTogether(plays);
    // After a move of another tab they may answer nothing.
    if (table.entries.length === length) throw new Error(`the moves of bots were refused: ${JSON.stringify(made)}`);
    sendKept(store.keeps(id));
    return 'moved';
  };
  const bots = botLoop(table, {
    isBot,
    pause,
    // In a lesson all others have chosen before the learner does.
    waitsForPersons: () => !script?.goesOn(),
    move: () =>
      inTurn(botMoves).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error;
        // Nobody has done anything that could be refused: the screen says it until there is room again.
        if (error.refused.code === 'notKept') sendKept(false);
        return 'failed';
      }),
  });

  return {
    /** Is it a lesson that still guides? */
    teaches: (): boolean => script?.goesOn() ?? false,
    join: (): void => {
      device.putDown();
      sendRoom();
      sendNews(newsAfter(table, viewer, -1));
      bots.start();
    },
    leave: (): void => {
      device.putDown();
      bots.stop();
    },
    ready: (): void => {
      if (device.take()) send({ type: 'hand', table: id, ...device.state() });
    },
    play: (ask: number, intents: readonly Intent[]): Promise<MoveResult> =>
      inTurn(async () => {
        const seat = acting() ?? refuse('notSeated');
        return resultOf(await runner.play({ seat, actor: 'human', ask, intents, request: null }));
      }),
    takeBack: (to: number): Promise<MoveResult> =>
      inTurn(async () => {
        const seat = acting() ?? device.mayUndo(to) ?? refuse('notSeated');
        return resultOf(await runner.takeBack({ seat, to, request: null }));
      }),
    why: (intent: unknown): Refused | null => {
      const seat = acting();
      return seat === null ? { code: 'notSeated', retry: false } : runner.why(seat, intent);
    },
    /** The game as a file; while it runs there is none, for it holds what is still hidden. Loaded when needed: few games are saved. */
    replay: async (): Promise<string | null> =>
      isOver(table) ? JSON.stringify((await import('./replay-file.ts')).replayOfRecord(table, record)) : null,
  };
}

function storageFailed(cause: unknown): never {
  throw new RefusedError({ code: 'notKept', retry: true }, { cause });
}

function resultOf(made: Awaited<ReturnType<Runner<null>['play']>>): MoveResult {
  if (!made.ok) throw new RefusedError(made.refused);
  const { seq, refused } = made.answer;
  return { seq, ...(refused && { refused }) };
}
