import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { hostAddress } from '@quri/data-folder/platform';
import type { Phase, RoomView } from './room.ts';
import type { HostRequest } from './schemas.ts';

/** What may be asked is in `schemas.ts`, what is answered here. */
export type { HostRequest };

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
export interface HostTable extends Pick<RoomView, 'table' | 'game' | 'phase'> {
  /** Guests who are there, watchers included. */
  readonly present: number;
  readonly entries: number;
  /** When something last happened there. */
  readonly idleSince: number;
  /** What of its stored data is damaged, and where. */
  readonly damage?: string;
}

/** A seat as a host may see it: who sits there, and nothing of what they hold. */
export type HostSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string; readonly awaited: boolean }
  | {
      readonly kind: 'person' | 'kept';
      readonly guest: string;
      readonly name: string | null;
      /** Since when they are away; null while they are here. */
      readonly awaySince: number | null;
      /** The level of the bot that plays for them. */
      readonly substitute: string | null;
      readonly conceded: boolean;
      /** The game waits for them. */
      readonly awaited: boolean;
    };

/** What happened in an entry is not said, as it may be secret. */
export interface HostEntry {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly seat: number | null;
}

type OfRoom = Pick<RoomView, 'options' | 'terms' | 'open' | 'watchers' | 'rematch' | 'deal'>;

export interface HostTableDetails extends HostTable, OfRoom {
  /** The guest who hosts it. */
  readonly host: string;
  readonly seats: readonly HostSeat[];
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** Paused in the game, by consent or because everybody has left. */
  readonly resting: boolean;
  /** The last ones, the newest last. */
  readonly lastEntries: readonly HostEntry[];
}

export interface HostBan {
  readonly kind: 'guest' | 'address';
  readonly who: string;
  readonly at: number;
  /** Null: until it is lifted. */
  readonly until: number | null;
}

/** A guest whom an imported table has brought along, and the code with which they are known in their browser here. */
export interface HostNewcomer {
  readonly guest: string;
  readonly name: string | null;
  readonly seat: number | null;
  readonly code: string;
  readonly expiresAt: number;
}

/** Why something was not done. */
export type HostError =
  | 'malformed'
  | 'tooLong'
  | 'tooMany'
  | 'noSuchTable'
  | 'alreadyOver'
  | 'notPlaying'
  | 'noSuchEntry'
  | 'noSuchGuest'
  | 'noSuchBan'
  | 'noSuchFile'
  | 'notAFile'
  | 'badName'
  | 'tableExists'
  | 'cannotWrite'
  | 'notATable'
  | 'untrue'
  | 'exists'
  | 'notArchived'
  | 'unavailable'
  | 'damaged'
  | 'broken';

export type HostLine =
  | { readonly type: 'status'; readonly status: HostStatus }
  | { readonly type: 'table'; readonly table: HostTable }
  | { readonly type: 'details'; readonly details: HostTableDetails }
  | { readonly type: 'ban'; readonly ban: HostBan }
  | { readonly type: 'newcomer'; readonly newcomer: HostNewcomer }
  | HostDone
  /** `about`: what it is about, where the request does not say it. */
  | { readonly type: 'error'; readonly code: HostError; readonly about?: string };

export interface HostDone {
  readonly type: 'done';
  /** Of `close` and `import`: what the table is now. */
  readonly phase?: Phase;
  /** Of `tables`: how many more there are. */
  readonly unlisted?: number;
  /** Of `rewind`: the entry that says so. Of `import`: the table. */
  readonly seq?: number;
  readonly table?: string;
  /** Of `archive`: how many games were moved. */
  readonly moved?: number;
  /** Of `restore`: what the data from before is called now. */
  readonly old?: string | null;
}

/** The most a server may answer. */
const MOST_ANSWER = 4_194_304;

/** All lines of the answer. Rejects with the system's error; `ms` without a byte is `ETIMEDOUT`. */
export async function askHost(
  dataDir: string,
  request: HostRequest,
  ms: number,
  platform = process.platform,
): Promise<readonly HostLine[]> {
  const address = hostAddress(dataDir, platform);
  if (address === undefined) throw failure('ENAMETOOLONG');
  const { path, keyFile } = address;
  const key = keyFile === null ? {} : { key: readFileSync(keyFile, 'utf8') };
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(`${JSON.stringify({ ...key, ...request })}\n`));
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

const TYPES = ['status', 'table', 'details', 'ban', 'newcomer', 'done', 'error'] satisfies HostLine['type'][];

/** A line as our own server writes it. */
function lineOf(text: string): HostLine | undefined {
  try {
    const line = JSON.parse(text) as HostLine;
    return TYPES.includes(line.type) ? line : undefined;
  } catch {
    return undefined;
  }
}
