import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

describe('connections', () => {
  const opened = (server: TestServer): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => resolve(socket));
      socket.on('error', reject);
    });

  /** 0 where the connection was closed without an answer. */
  const statusOf = ({ url }: TestServer): Promise<number> =>
    new Promise((resolve) => {
      const request = get(`${url}/api/guest`, { agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', () => resolve(0));
    });

  it('of one address are limited, also those that never ask for anything', async () => {
    const server = await startServer({ settings: { connectionsPerAddress: 5 } });
    const sockets = await Promise.all(Array.from({ length: 9 }, () => opened(server)));
    let closed = 0;
    for (const socket of sockets) socket.on('close', () => closed++).resume();
    await expect.poll(() => closed).toBe(4);
    for (const socket of sockets) socket.destroy();
    // Once the server knows that they are gone, there is room again.
    await expect.poll(() => statusOf(server)).toBe(204);
  });

  it('that are silent are closed after a while, and web sockets are not', async () => {
    const server = await startServer({ settings: { silentMs: 300 } });
    const one = await visit(server, 'Anna');
    const silent = await opened(server);
    await new Promise((resolve) => silent.on('close', resolve).resume());
    one.send({ type: 'ping' });
    await one.until('an answer', () => one.of('pong')[0]);
  });

  it('that are open do not keep the server from stopping', async () => {
    const server = await startServer();
    const silent = await opened(server);
    const half = await opened(server);
    half.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    const deaf = await visit(server, 'Anna');
    (deaf.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    for (const socket of [silent, half]) socket.on('error', () => undefined);
    await server.close();
    deaf.socket.terminate();
  });
});

/** What an upgrade at this path is answered with. */
const upgradeAt = (server: TestServer, path: string, headers = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
      );
    });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });

describe('an upgrade', () => {
  it.each(['/', '/api/guest', '/table/AbCdEf', '/live/', '/live/x', '/assets/x.js', '/api/tables/AbCdEf/replay'])(
    'at %s is refused and its connection closed',
    async (path) => {
      const server = await startServer();
      expect(await upgradeAt(server, path)).toBe('HTTP/1.1 404 Not Found');
      expect(server.connected().sockets).toBe(0);
    },
  );

  it('at another path counts as a request of its address', async () => {
    const server = await startServer({ settings: { requestsPerMinute: 5 } });
    for (let i = 0; i < 5; i++) expect(await upgradeAt(server, '/')).toContain('404');
    expect(await upgradeAt(server, '/')).toContain('429');
  });

  it('at another path counts for the address that a trusted proxy names, and health is answered all the same', async () => {
    const server = await startServer({ settings: { requestsPerMinute: 5 }, env: { TRUST_PROXY: 'loopback' } });
    const from = (address: string): string => `X-Forwarded-For: ${address}\r\n`;
    for (let i = 0; i < 5; i++) expect(await upgradeAt(server, '/', from('10.0.0.1'))).toContain('404');
    expect(await upgradeAt(server, '/', from('10.0.0.1'))).toContain('429');
    expect(await upgradeAt(server, '/', from('10.0.0.2'))).toContain('404');
    expect((await fetch(`${server.url}/api/guest`)).status).toBe(204);
    for (let i = 0; i < 10; i++) expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it('to anything but a web socket is refused', async () => {
    const server = await startServer();
    const response = await fetch(`${server.url}/live`);
    expect(response.status).toBe(404);
  });
});
