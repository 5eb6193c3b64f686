import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

describe('connections', () => {
  const opened = (server: TestServer, localAddress = '127.0.0.1'): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const port = Number(new URL(server.url).port);
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket));
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

  it('of an address with many make room for one of another address when all are in use', async () => {
    const server = await startServer({ settings: { connections: 8, connectionsPerAddress: 6 } });
    const one = await visit(server, 'Anna');
    const sockets: Socket[] = [];
    let closed = '';
    for (const from of ['127.0.0.2', '127.0.0.3'])
      for (let i = 0; i < 5; i++) {
        const n = sockets.length;
        sockets.push((await opened(server, from)).on('close', () => (closed += n)).resume());
      }
    // Anna's socket and seven others; the first address has made room for the second until both had as many.
    await expect.poll(() => closed).toMatch(/^0(1|9)/);
    const newcomer = await opened(server, '127.0.0.4');
    newcomer.write('GET /api/guest HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String(await new Promise((resolve) => newcomer.once('data', resolve)))).toMatch(/^HTTP\/1.1 204/);
    one.send({ type: 'ping' });
    await one.until('an answer', () => one.of('pong')[0]);
    for (const socket of [...sockets, newcomer]) socket.destroy();
  });

  it('on which a request takes too long or none follows are closed, and web sockets are not', async () => {
    const server = await startServer({ settings: { headersMs: 1000, requestMs: 1500, idleMs: 500 } });
    const one = await visit(server, 'Anna');
    const head = 'POST /api/guest HTTP/1.1\r\nHost: x\r\n';
    const drops = { headers: [head, 'X'], body: [`${head}Content-Length: 4000\r\n\r\n`, ' '] } as const;
    const dripping = Object.entries(drops).map(async ([, [first, drop]]) => {
      const socket = await opened(server);
      socket.write(first);
      const timer = setInterval(() => socket.write(drop), 20);
      onTestFinished(() => clearInterval(timer));
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.on('close', resolve).resume());
    });
    const idle = await opened(server);
    idle.write('GET /api/guest HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all([...dripping, new Promise((resolve) => idle.on('close', resolve).resume())]);
    one.send({ type: 'ping' });
    await one.until('an answer', () => one.of('pong')[0]);
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
