import { constants } from 'node:os';
import { hangUpSignal, stopSignals } from '@quri/data-folder/platform';
import { isScreen, type Terminal } from '../terminal.ts';

const SIGNALS = [...new Set<NodeJS.Signals>(['SIGHUP', ...stopSignals()])];

/**
 * Saves when the process is ended from outside, then ends it with the status a shell gives for that signal.
 * Answers how to stop watching.
 */
export function saveOnSignal({ stdin, stdout }: Terminal, save: () => void, say: (line: string) => void): () => void {
  const saved = (): void => {
    // Away from the question that stands there unanswered.
    say('');
    try {
      save();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const end = (signal: NodeJS.Signals): never => {
    saved();
    process.exit(128 + constants.signals[signal]);
  };
  // A terminal that is closed is noticed here first, by reading or by writing. Over its loss readline fails, and so does
  // an exit in Node 20; a process that SIGHUP ends has the same status. Nothing else may end it before the signal does.
  const hangUp = (): void => {
    saved();
    process.off(hangUpSignal(), end);
    process.kill(process.pid, hangUpSignal());
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const screens = [stdin, stdout].filter(isScreen);
  for (const screen of screens) screen.prependListener('error', hangUp);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
    for (const screen of screens) screen.off('error', hangUp);
  };
}
