import type { Writable } from 'node:stream';

/** To be called before each write: all that is written in one turn of the event loop leaves in one system call. */
export function joinedWrites(stream: Writable): () => void {
  let joined = false;
  const leave = (): void => {
    joined = false;
    stream.uncork();
  };
  return () => {
    if (joined) return;
    joined = true;
    stream.cork();
    process.nextTick(leave);
  };
}
