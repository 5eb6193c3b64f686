import { connect } from 'node:net';
import { join, relative, resolve } from 'node:path';
import type { Phase } from './room.ts';

/**
 * What whoever runs a server may ask of it, over a Unix socket in its data folder. Each connection carries one request,
 * a line of JSON, and its answer: any number of lines, the last of which is `done` or `error`.
 */
export type HostRequest =
  | { readonly do: 'status' }
  | { readonly do: 'tables' }
  /** Ends a table for good: a game that is being played is ended in its log, any other table is put away. */
  | { readonly do: 'close'; readonly table: string }
  /** Stops the server. The connection stays open until it has. */
  | { readonly do: 'stop' };

export interface HostStatus {
  readonly version: string;
  readonly process: number;
  /** When it was started; all times are in milliseconds since 1970. */
  readonly since: number;
  readonly addresses: readonly string[];
  /** Guests who are connected, and their sockets. */
  readonly guests: number;
  readonly sockets: number;
  /** Tables in memory. */
  readonly tables: number;
  /** In bytes. */
  readonly memory: { readonly resident: number; readonly heap: number };
  /** Lines of the log that could not be written since the start. */
  readonly logLinesLost: number;
}

/** A table in memory. */
export interface HostTable {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  /** Guests who are there, watchers included. */
  readonly present: number;
  readonly entries: number;
  /** When something last happened there. */
  readonly idleSince: number;
}

/** Why something was not done. */
export type HostError = 'malformed' | 'tooLong' | 'tooMany' | 'noSuchTable' | 'alreadyOver' | 'unavailable' | 'broken';

export type HostLine =
  | { readonly type: 'status'; readonly status: HostStatus }
  | { readonly type: 'table'; readonly table: HostTable }
  /** `phase`: of `close`, what the table is now. `unlisted`: of `tables`, how many more there are. */
  | { readonly type: 'done'; readonly phase?: Phase; readonly unlisted?: number }
  | { readonly type: 'error'; readonly code: HostError };

/** The longest path of a Unix socket that every system takes, in bytes. A longer one would be cut without an error. */
const MOST_PATH_BYTES = 103;

/** Where the socket is: by the absolute path or, where that is too long, from the working directory. */
export function hostSocketPath(dataDir: string): string | undefined {
  const path = resolve(join(dataDir, 'quri.sock'));
  return [path, relative('', path)].find((one) => Buffer.byteLength(one) <= MOST_PATH_BYTES);
}

/** The most a server may answer. */
const MOST_ANSWER = 4_194_304;

/** All lines of the answer. Rejects with the system's error; `ms` without a byte is `ETIMEDOUT`. */
export function askHost(dataDir: string, request: HostRequest, ms: number): Promise<readonly HostLine[]> {
  const path = hostSocketPath(dataDir);
  if (path === undefined) return Promise.reject(failure('ENAMETOOLONG'));
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(`${JSON.stringify(request)}\n`));
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ms, () => socket.destroy(failure('ETIMEDOUT')));
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.length > MOST_ANSWER) socket.destroy(failure('EMSGSIZE'));
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const lines = text.split('\n').slice(0, -1).map(lineOf);
      const last = lines.at(-1);
      // A server that dies while it answers has not answered.
      if (last?.type === 'done' || last?.type === 'error') resolve(lines.flatMap((line) => line ?? []));
      else reject(failure('ECONNRESET'));
    });
  });
}

const failure = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

const TYPES: readonly unknown[] = ['status', 'table', 'done', 'error'] satisfies HostLine['type'][];

/** A line as our own server writes it. */
function lineOf(text: string): HostLine | undefined {
  try {
    const line = JSON.parse(text) as HostLine;
    return TYPES.includes(line.type) ? line : undefined;
  } catch {
    return undefined;
  }
}
