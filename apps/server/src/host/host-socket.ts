import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { hostAddress } from '@quri/data-folder/platform';
import type { HostError, HostLine, HostRequest } from '@quri/protocol/host';
import { readHostRequest } from '@quri/protocol/schemas';
import { orUndefined } from '../or-undefined.ts';
import { randomHex, sameSecret } from '../secrets.ts';
import type { HostCommands } from './host-commands.ts';

/** Bytes of a request; connections at a time; how long one may be silent, and take to read its answer. */
const MOST_BYTES = 1024;
const MOST_CONNECTIONS = 16;
const SILENT_MS = 2000;

export interface HostSocket {
  /** Accepts no more connections and removes the socket. Those that wait for an answer stay open. */
  close(): void;
}

/** Opens the socket in a data folder this process has locked. Throws where that is not possible. */
export async function openHostSocket(
  dataDir: string,
  commands: HostCommands,
  platform = process.platform,
): Promise<HostSocket> {
  const address = hostAddress(dataDir, platform);
  if (address === undefined) throw new Error('the path of its socket would be too long');
  const { path, keyFile } = address;
  if (keyFile === null) removeStale(path);
  // Another one at each start: whoever opens a pipe of this name first is never sent one that is worth anything.
  const key = keyFile === null ? null : randomHex(32);
  const server = createServer({ allowHalfOpen: true }, hostConnections(commands, key));
  await listening(server, path);
  if (keyFile !== null && key !== null) writeKey(keyFile, key);
  server.unref();
  // Nothing of it may end the server.
  server.on('error', () => undefined);
  return { close: () => void server.close() };
}

/** What a process that was killed has left behind: we have the lock, so nobody is listening there. */
function removeStale(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isSocket()) throw new Error(`${path} is not a socket`);
  rmSync(path);
}

/** A file that is there may be readable by others. */
function writeKey(file: string, key: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
}

/** From its first moment nobody else may connect. */
function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o177);
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    } finally {
      process.umask(before);
    }
  });
}

function hostConnections(commands: HostCommands, key: string | null): (socket: Socket) => void {
  const open = new Set<Socket>();
  /** Those that have not asked anything yet. */
  const silent = new Set<Socket>();
  const dropOldestSilent = (): void => {
    const [oldest] = silent;
    if (oldest === undefined) return;
    open.delete(oldest);
    silent.delete(oldest);
    oldest.destroy();
  };

  return (socket) => {
    if (open.size >= MOST_CONNECTIONS) dropOldestSilent();
    open.add(socket);
    silent.add(socket);
    let timer = setTimeout(() => socket.destroy(), SILENT_MS).unref();
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      open.delete(socket);
      silent.delete(socket);
    });

    const send = (line: HostLine): void => void socket.write(`${JSON.stringify(line)}\n`);
    const end = (): void => {
      socket.end();
      timer = setTimeout(() => socket.destroy(), SILENT_MS).unref();
    };
    const answer = async (asked: HostRequest | HostError): Promise<void> => {
      silent.delete(socket);
      clearTimeout(timer);
      if (typeof asked === 'string') send({ type: 'error', code: asked });
      else await commands(asked, send);
      if (typeof asked === 'string' || asked.do !== 'stop') end();
    };
    const read = (isWhole: boolean): void => {
      const length = received.indexOf('\n');
      if (length > MOST_BYTES || (length < 0 && received.length > MOST_BYTES)) return void answer('tooLong');
      if (length < 0 && !isWhole) return;
      const line = received.subarray(0, length < 0 ? undefined : length).toString();
      void answer(orUndefined(() => requestIn(line, key)) ?? 'malformed');
    };
    // Whatever follows the first line is not read.
    socket.on('data', (chunk) => {
      if (!silent.has(socket)) return;
      received = Buffer.concat([received, chunk]);
      read(false);
    });
    socket.on('end', () => {
      if (silent.has(socket)) read(true);
    });
    if (open.size > MOST_CONNECTIONS) void answer('tooMany');
  };
}

/** Undefined where the key is missing or another one: to strangers every request is malformed. */
function requestIn(line: string, key: string | null): HostRequest | undefined {
  const raw: unknown = JSON.parse(line);
  if (key === null) return readHostRequest(raw);
  const { key: brought, ...request } = raw as { readonly key?: unknown };
  return typeof brought === 'string' && sameSecret(brought, key) ? readHostRequest(request) : undefined;
}
