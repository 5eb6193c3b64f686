/** Long computations take turns: one of them computes for a few milliseconds, then everybody else is served. */
export interface TimeSlices {
  /** Resolves when it is the caller's turn. */
  turn(): Promise<void>;
  /** To be asked often during a turn, with the time it began: is it over? */
  isOver(begunAt: number): boolean;
}

export function timeSlices(sliceMs: number): TimeSlices {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(next);
      }),
    isOver: (begunAt) => performance.now() - begunAt >= sliceMs,
  };
}
