export type TimeSlices = ReturnType<typeof timeSlices>;

/** Long computations take turns: one of them computes for a few milliseconds, then everybody else is served. */
export function timeSlices(sliceMs: number) {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return {
    /** Resolves when it is the caller's turn. */
    turn: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) setImmediate(next);
      }),
    /** To be asked often during a turn, with the time it began: is it over? */
    isOver: (begunAt: number): boolean => performance.now() - begunAt >= sliceMs,
  };
}
