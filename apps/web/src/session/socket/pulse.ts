export interface PulseNeeds {
  later(ms: number, act: () => void): () => void;
  /** Asks the other end for a sign of life. */
  ask(): void;
  /** There was none. */
  dead(): void;
}

export interface Pulse {
  /** Something came over the line. */
  heard(): void;
  /** There is reason to doubt: a sign of life now, or the line is dead. */
  probe(): void;
  stop(): void;
}

/** So long a line may be quiet before it is asked; two and a half times as long, and it is dead. */
const QUIET = 10_000;
const PATIENCE = 1.5 * QUIET;
/** Where there is doubt, so long. */
const IN_DOUBT = 4000;

/**
 * Tells a quiet line from a dead one. A network that went away says nothing: the socket stays open for minutes, and
 * whatever is said into it is lost. Whatever is heard is a sign of life; who is asked answers.
 */
export function pulseOf({ later, ask, dead }: PulseNeeds): Pulse {
  let cancel: (() => void) | null = null;
  let doubted = false;
  const wait = (ms: number, act: () => void): void => {
    cancel?.();
    cancel = later(ms, act);
  };
  const askFor = (ms: number): void => {
    ask();
    wait(ms, dead);
  };
  return {
    heard: () => {
      doubted = false;
      wait(QUIET, () => askFor(PATIENCE));
    },
    // A second doubt gives the line no more time than the first.
    probe: () => {
      if (doubted) return;
      doubted = true;
      askFor(IN_DOUBT);
    },
    stop: () => {
      doubted = false;
      cancel?.();
      cancel = null;
    },
  };
}
