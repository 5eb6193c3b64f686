import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { hostAddress } from '@quri/data-folder/platform';
import { askHost, type HostRequest } from '@quri/protocol/host';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHostSocket } from '../src/host/host-socket.ts';
import { temporaryFolder } from './support/program.ts';

/** A socket as on Windows. Here the name of its pipe is that of a file in the working directory. */
async function pipe() {
  const before = process.cwd();
  process.chdir(temporaryFolder());
  onTestFinished(() => process.chdir(before));
  const dataDir = temporaryFolder();
  const obeyed: HostRequest[] = [];
  const open = async () => {
    const socket = await openHostSocket(
      dataDir,
      async (request, send) => {
        obeyed.push(request);
        send({ type: 'done' });
      },
      'win32',
    );
    onTestFinished(() => socket.close());
    return socket;
  };
  return { dataDir, obeyed, open };
}

const ask = (dataDir: string) => askHost(dataDir, { do: 'tables' }, 60_000, 'win32');

/** What a program is answered that knows the name of the pipe. */
const say = (dataDir: string, line: object): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(hostAddress(dataDir, 'win32')?.path ?? '', () => socket.end(`${JSON.stringify(line)}\n`));
    socket.on('data', (chunk) => (heard += chunk));
    socket.on('close', () => resolve(heard));
  });

describe('the pipe of the host', () => {
  it('obeys those who can read the key in the data folder, and nobody else', async () => {
    const { dataDir, obeyed, open } = await pipe();
    await expect(ask(dataDir)).rejects.toThrow('ENOENT');
    const first = await open();
    const key = readFileSync(join(dataDir, 'quri.key'), 'utf8');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(dataDir, 'quri.key')).mode & 0o777).toBe(0o600);
    // It is not in the data folder, and what would be a socket there stays untouched.
    expect(existsSync(join(dataDir, 'quri.sock'))).toBe(false);
    expect(await ask(dataDir)).toEqual([{ type: 'done' }]);
    expect(obeyed).toEqual([{ do: 'tables' }]);
    const refused = '{"type":"error","code":"malformed"}\n';
    for (const line of [
      { do: 'stop' },
      { key: '', do: 'stop' },
      { key: [key], do: 'stop' },
      { key: `${key}0`, do: 'stop' },
    ])
      expect(await say(dataDir, line)).toBe(refused);
    first.close();
    // A key that somebody has heard is worth nothing at the next start.
    await open();
    expect(await say(dataDir, { key, do: 'stop' })).toBe(refused);
    expect(await ask(dataDir)).toEqual([{ type: 'done' }]);
    expect(obeyed).toEqual([{ do: 'tables' }, { do: 'tables' }]);
  });

  it('never writes its key into a file that others may read already', async () => {
    const { dataDir, open } = await pipe();
    writeFileSync(join(dataDir, 'quri.key'), 'old', { mode: 0o666 });
    await open();
    expect(statSync(join(dataDir, 'quri.key')).mode & 0o777).toBe(0o600);
    expect(await ask(dataDir)).toEqual([{ type: 'done' }]);
  });
});
