import { frozen, isOver, type Rng, type Seat, type Table } from '@quri/kernel';

/** How long a bot waits before it acts, whatever it is going to do. */
const PAUSE = { least: 250, most: 650 };

/** After a storage failure. */
const TRY_AGAIN = 1000;

/** Bots wait no longer for the screen. */
const LONGEST_SHOW = 9000;

interface BotLoopPort {
  readonly rng: Rng;
  pause(ms: number): Promise<void>;
}

/**
 * Bots that act one after the other, each once the screen has shown what there was to show. `move` lets one of them
 * move; `idle`: none has anything to do; `failed`: it is to be tried again later.
 */
export function botLoop(
  table: Table,
  isBot: (seat: Seat) => boolean,
  { rng, pause }: BotLoopPort,
  move: () => Promise<'moved' | 'idle' | 'failed'>,
) {
  let watched = false;
  let shown = -1;
  let wakes = 0;
  let resolveWoken = (): void => {};
  let running = false;

  const wake = (): void => {
    wakes++;
    resolveWoken();
  };
  const woken = (): Promise<'woken'> =>
    new Promise((done) => {
      resolveWoken = () => done('woken');
    });

  const shownAll = async (): Promise<void> => {
    const latest = table.entries.length - 1;
    if (shown >= latest || !watched) return;
    const late = pause(LONGEST_SHOW).then(() => 'late' as const);
    while (shown < latest && watched) if ((await Promise.race([late, woken()])) === 'late') return;
  };

  const oneMove = async (): Promise<void> => {
    await shownAll();
    // Bots that choose at the same time share one pause.
    const awaited = table.game.awaited(frozen(table.state)).filter(isBot).length;
    await pause((PAUSE.least + rng.fraction() * (PAUSE.most - PAUSE.least)) / Math.max(1, awaited));
    const before = wakes;
    const moved = watched ? await move() : 'idle';
    if (moved === 'idle' && watched && before === wakes) await woken();
    if (moved === 'failed' && watched) await pause(TRY_AGAIN);
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
    /** The screen has shown everything up to this entry. */
    shown: (seq: number): void => {
      shown = Math.max(shown, seq);
      wake();
    },
    wake,
  };
}
