// A port for a server that has to come back to it: below those that a system hands out by itself, so that nobody is
// given it by chance while the server is down. Every process looks in another place, and never twice in the same.
import { once } from 'node:events';
import { createServer } from 'node:net';

// Above the last one that browsers refuse to call.
const [FIRST, COUNT] = [11_000, 21_000];
let next = process.pid * 17;

export async function freePort() {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    await new Promise((closed) => probe.close(closed));
    return port;
  }
}
