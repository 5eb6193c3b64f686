import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../scripts/free-port.mjs';
import { root } from '../../../scripts/setup.mjs';

const program = join(root, 'tools', 'browser', 'test', 'support', 'server.mjs');

/** The built server on data of its own, with some of its settings changed. */
export async function openServer(settings) {
  const data = mkdtempSync(join(tmpdir(), 'quri-screens-'));
  const port = await freePort();
  const server = spawn(process.execPath, [program, JSON.stringify(settings)], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PUBLIC_URL: 'https://quri.example',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  server.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    /** A command for the host; what it is answered, line by line. */
    ask: async (request) => {
      const socket = connect(join(data, 'quri.sock'));
      socket.write(`${JSON.stringify(request)}\n`);
      return (await text(socket))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
    close: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
