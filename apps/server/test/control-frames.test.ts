import { describe, expect, it } from 'vitest';
import { startServer } from './support/test-server.ts';
import { visit } from './support/visit.ts';

const TINY = { controlBurst: 5, controlPerSecond: 0.001, badMessagesAllowed: 10 };

describe('pings', () => {
  it('are answered with what they carry', async () => {
    const one = await visit(await startServer(), 'Anna');
    const answered = new Promise<string>((resolve) => one.socket.once('pong', (data) => resolve(String(data))));
    one.socket.ping('are you there');
    expect(await answered).toBe('are you there');
  });

  it.each(['ping', 'pong'] as const)('and pongs are counted: a flood of %s frames ends the socket', async (kind) => {
    const server = await startServer({ settings: TINY });
    const flood = await visit(server, 'Anna');
    for (let i = 0; i < 200; i++) flood.socket[kind](Buffer.alloc(125));
    expect(await flood.closed()).toBe(1008);
    const other = await visit(server, 'Bartek');
    other.send({ type: 'lobby', watch: true });
    await other.until('the lobby', () => other.of('lobby')[0]);
  });

  it('of somebody who never reads do not fill the memory, and their socket is gone', async () => {
    const server = await startServer();
    const flood = await visit(server, 'Anna');
    const raw = (flood.socket as unknown as { _socket: { pause(): void; resume(): void } })._socket;
    raw.pause();
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 20_000; i++) flood.socket.ping(Buffer.alloc(125));
    // Once the server has closed the socket the client's own pings can no longer be written.
    await expect.poll(() => server.connected().sockets, { timeout: 20_000 }).toBe(0);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    raw.resume();
  });
});
