import type { Readable, Writable } from 'node:stream';

type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly fd?: number };

/** What the program stands on. `process` is one; a test brings its own. */
export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const isScreen = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY === true;

/** Without what could move a terminal's cursor or worse: names and files are written by strangers. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');

/** An empty screen with nothing to scroll back to. */
export const WIPED = '\u001b[2J\u001b[3J\u001b[H';
