import { write, writeSync } from 'node:fs';

export type LogOutput = ReturnType<typeof logOutput>;

/** Characters that may wait to be written, and so many of them are written together. */
const MOST_WAITING = 1_048_576;
const MOST_AT_ONCE = 65_536;

/** A pipe that is full is tried again soon; a disk that is, or a reader who is gone, a little later. */
const FULL_PIPE_MS = 20;
const FAILED_MS = 500;

/**
 * Where lines are written that must never hold the server up: it does not wait, block or throw, whatever is the matter
 * with the file or the pipe behind it. One write is in progress at a time; further lines wait, up to a limit, and are lost
 * beyond it. Once there is room again, `lostLine` says how many were. A pipe must be non-blocking, as it is once
 * `process.stdout` was used: a write that blocks would occupy one of the few threads that write files.
 */
export function logOutput(fd: number, lostLine: (lost: number) => string) {
  const waiting: string[] = [];
  let waitingSize = 0;
  /** What is left of the text being written; kept until it is written, so that no line is cut. */
  let current: Buffer | undefined;
  let isWriting = false;
  let retryTimer: NodeJS.Timeout | undefined;
  let lost = 0;
  let reported = 0;
  const flushed = new Set<() => void>();

  const add = (line: string): void => {
    waiting.push(line);
    waitingSize += line.length;
  };
  const reportLost = (): void => {
    if (lost > reported) add(lostLine(lost - reported));
    reported = lost;
  };
  const takeNext = (): Buffer | undefined => {
    if (waiting.length === 0) reportLost();
    let [count, size] = [0, 0];
    while (count < waiting.length && size < MOST_AT_ONCE) size += waiting[count++]?.length ?? 0;
    waitingSize -= size;
    return count === 0 ? undefined : Buffer.from(waiting.splice(0, count).join(''));
  };
  const endFlushes = (): void => {
    for (const end of flushed) end();
  };

  const writeNext = (): void => {
    clearTimeout(retryTimer);
    retryTimer = undefined;
    current ??= takeNext();
    if (current === undefined) return endFlushes();
    isWriting = true;
    write(fd, current, 0, current.length, null, written);
  };
  const written = (error: NodeJS.ErrnoException | null, bytes: number): void => {
    isWriting = false;
    if (error === null && bytes > 0) {
      current = current?.subarray(bytes);
      if (current?.length === 0) current = undefined;
      return writeNext();
    }
    const isFullPipe = error?.code === 'EAGAIN';
    retryTimer = setTimeout(writeNext, isFullPipe ? FULL_PIPE_MS : FAILED_MS).unref();
    if (!isFullPipe) endFlushes();
  };

  return {
    /** Lines that could not be written since the start. */
    lost: (): number => lost,
    write: (line: string): void => {
      if (waitingSize + line.length > MOST_WAITING) {
        lost++;
        return;
      }
      reportLost();
      add(line);
      if (!isWriting && retryTimer === undefined) writeNext();
    },
    /** Resolves when everything is written, cannot be written, or the time is up. */
    flush: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          flushed.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        flushed.add(end);
        if (!isWriting) writeNext();
      }),
    /** Writes what can be written at once. For the end of the process. */
    flushSync: (): void => {
      // What is being written is written by another thread.
      const rest = Buffer.concat([
        ...(isWriting || current === undefined ? [] : [current]),
        Buffer.from(waiting.join('')),
      ]);
      try {
        if (rest.length > 0) writeSync(fd, rest);
      } catch {
        // The process ends; nothing can be done about it.
      }
    },
  };
}
