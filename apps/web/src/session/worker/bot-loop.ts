import { isOver, type Seat, type Table } from '@quri/kernel';
import { personMayAct } from '@quri/table';

/** How long bots wait while a person may still decide or take something back. */
const WITH_PERSONS_MS = 600;

/** Answers are played at multiples of this, so that the time a bot has thought tells nothing. */
export const ANSWER_STEP_MS = 100;

/** After a storage failure. */
const TRY_AGAIN_MS = 1000;

interface BotLoopPort {
  isBot(seat: Seat): boolean;
  pause(ms: number): Promise<void>;
  /** Do bots wait a while where a person may still decide or take something back? */
  waitsForPersons(): boolean;
  /** Asks all bots that are awaited and plays their answers. `idle`: there are none; `failed`: to be tried again. */
  move(): Promise<'moved' | 'idle' | 'failed'>;
}

/** Lets the bots of a table play while somebody watches. */
export function botLoop(table: Table, { isBot, pause, waitsForPersons, move }: BotLoopPort) {
  let watched = false;
  let wakes = 0;
  let resolveWoken = (): void => {};
  let running = false;

  const wake = (): void => {
    wakes++;
    resolveWoken();
  };
  const woken = (): Promise<void> =>
    new Promise((done) => {
      resolveWoken = done;
    });

  const oneMove = async (): Promise<void> => {
    if (personMayAct(table, isBot) && waitsForPersons()) await pause(WITH_PERSONS_MS);
    const before = wakes;
    const moved = watched ? await move() : 'idle';
    if (moved === 'idle' && watched && before === wakes) await woken();
    if (moved === 'failed' && watched) await pause(TRY_AGAIN_MS);
  };
  const run = async (): Promise<void> => {
    running = true;
    try {
      while (watched && !isOver(table)) await oneMove();
    } finally {
      running = false;
    }
  };

  return {
    /** The screen is there. */
    start: (): void => {
      watched = true;
      wake();
      if (!running) void run();
    },
    stop: (): void => {
      watched = false;
      wake();
    },
    wake,
  };
}
