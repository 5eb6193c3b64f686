import { describe, expect, it } from 'vitest';
import { play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { subscribe, type Visit, visit } from './support/visit.ts';

/** Stops reading what comes. */
function stopsReading({ socket }: Visit): void {
  (socket as unknown as { _socket: { pause(): void } })._socket.pause();
}

describe('what is not read', () => {
  it('is limited for all sockets together: the slowest are dropped, and whoever reads is not', async () => {
    const server = await startServer({ settings: { unreadBytes: 50_000_000, unreadBytesInAll: 2_000_000 } });
    const { table, people } = await play(server);
    const slow: Visit[] = [];
    for (let i = 0; i < 6; i++) {
      const one = await visit(server, `Slow ${i}`);
      await subscribe(one, table);
      stopsReading(one);
      slow.push(one);
    }
    // Each asks for the whole game once more; what the machine's own buffers do not take is kept by the server.
    const subscribers = () => {
      for (const one of slow)
        for (let i = 0; i < 50; i++) one.send({ type: 'subscribe', table, invite: null, last: -1 });
      return server.liveTables.get(table)!.subscribers.size;
    };
    await expect.poll(subscribers, { timeout: 30_000, interval: 20 }).toBeLessThan(people.length + slow.length);
    for (const one of people) {
      one.send({ type: 'ping' });
      await one.until('an answer', () => one.of('pong')[0]);
    }
    for (const { socket } of slow) socket.terminate();
  });
});
