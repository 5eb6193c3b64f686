import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Something between a browser and a server that can go silent: a network that is gone closes nothing. */
export interface Between {
  readonly url: string;
  /** From now on nothing comes through, in either direction, and nothing is closed. */
  freeze(): void;
  /** Who calls from now on gets through. What was frozen stays so, but for idle http: a browser would use it again. */
  thaw(): void;
  close(): void;
}

interface Call {
  readonly near: Socket;
  readonly far: Socket;
  frozen: boolean;
  isSocket: boolean;
}

export async function openProxy(to: string): Promise<Between> {
  const { hostname, port } = new URL(to);
  const calls = new Set<Call>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const call: Call = { near, far, frozen, isSocket: false };
    calls.add(call);
    near.once('data', (data) => {
      call.isSocket = data.includes('Upgrade: websocket');
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (data) => !call.frozen && other.write(data));
      one.on('end', () => !call.frozen && other.end());
      one.on('close', () => {
        if (!call.frozen) hangUp(call);
      });
      one.on('error', () => undefined);
    }
  });
  const hangUp = (call: Call): void => {
    calls.delete(call);
    call.near.destroy();
    call.far.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    freeze: () => {
      frozen = true;
      for (const call of calls) call.frozen = true;
    },
    thaw: () => {
      frozen = false;
      for (const call of calls) if (!call.isSocket) hangUp(call);
    },
    close: () => {
      server.close();
      for (const call of calls) hangUp(call);
    },
  };
}
