import type { Rng } from '@quri/kernel';

export interface BotLoopNeeds {
  readonly rng: Rng;
  /** Bots do not answer at once. */
  pause(ms: number): Promise<void>;
  isOver(): boolean;
  /** The newest entry. */
  newest(): number;
  /** How many bots are awaited. */
  awaited(): number;
  /** Lets one of them move. `idle`: none has anything to do; `failed`: it is to be tried again later. */
  move(): Promise<'moved' | 'idle' | 'failed'>;
}

/** Bots that act one after the other, each once the screen has shown what there was to show. */
export interface BotLoop {
  /** The screen is there. */
  start(): void;
  stop(): void;
  /** The screen has shown everything up to this entry. */
  shown(seq: number): void;
  /** Wakes the loop. */
  stir(): void;
}

/** How long a bot waits before it acts, whatever it is going to do. */
const PAUSE = { least: 250, most: 650 };

/** After a storage failure. */
const TRY_AGAIN = 1000;

/** Bots wait no longer for the screen. */
const LONGEST_SHOW = 9000;

export function botLoop({ rng, pause, isOver, newest, awaited, move }: BotLoopNeeds): BotLoop {
  let watched = false;
  let shown = -1;
  let stirs = 0;
  let wake = (): void => {};
  let running = false;

  const stir = (): void => {
    stirs++;
    wake();
  };
  const stirred = (): Promise<'stirred'> =>
    new Promise((done) => {
      wake = () => done('stirred');
    });

  const shownAll = async (): Promise<void> => {
    const latest = newest();
    if (shown >= latest || !watched) return;
    const late = pause(LONGEST_SHOW).then(() => 'late' as const);
    while (shown < latest && watched) if ((await Promise.race([late, stirred()])) === 'late') return;
  };

  const oneMove = async (): Promise<void> => {
    await shownAll();
    // Bots that choose at the same time share one pause.
    await pause((PAUSE.least + rng.fraction() * (PAUSE.most - PAUSE.least)) / Math.max(1, awaited()));
    const before = stirs;
    const moved = watched ? await move() : 'idle';
    if (moved === 'idle' && watched && before === stirs) await stirred();
    if (moved === 'failed' && watched) await pause(TRY_AGAIN);
  };
  const run = async (): Promise<void> => {
    running = true;
    try {
      while (watched && !isOver()) await oneMove();
    } finally {
      running = false;
    }
  };

  return {
    start: () => {
      watched = true;
      stir();
      if (!running) void run();
    },
    stop: () => {
      watched = false;
      stir();
    },
    shown: (seq) => {
      shown = Math.max(shown, seq);
      stir();
    },
    stir,
  };
}
