import { connected } from '../clients/frames.mjs';
import { httpRequest } from '../clients/http.mjs';
import { neighbour } from '../clients/loopback.mjs';

const CONNECTIONS = 400;
const MOST_CONNECTIONS = 300;
const DROP_MS = 500;
const HEAD = 'POST /api/guest HTTP/1.1\r\nHost: x\r\n';

/** What a connection begins with, and what it sends from then on. */
const SLOW = [
  [HEAD, 'X'],
  [`${HEAD}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n`, ' '],
  ['GET /api/guest HTTP/1.1\r\nHost: x\r\n\r\n', ''],
];

export const slowConnections = {
  about: `${CONNECTIONS} connections send headers, bodies or nothing more, byte by byte, to a server that has ${MOST_CONNECTIONS}, and come again`,
  p99Factor: 3,
  server: { env: { MOST_CONNECTIONS: String(MOST_CONNECTIONS) } },
  attack: async ({ url, address, over, sleep }) => {
    const achieved = { connections: 0, closed: 0, others: 0, unanswered: 0 };
    const open = new Set();
    const drip = async (i) => {
      const [first, drop] = SLOW[i % SLOW.length];
      while (!over()) {
        const socket = await connected(url, address);
        open.add(socket);
        achieved.connections++;
        socket.resume();
        if (!socket.destroyed) socket.write(first);
        while (!over() && !socket.destroyed) {
          await sleep(DROP_MS);
          if (!socket.destroyed && drop !== '') socket.write(drop);
        }
        open.delete(socket);
        if (socket.destroyed && !over()) achieved.closed++;
        await sleep(DROP_MS);
      }
    };
    const others = async () => {
      for (let n = 0; !over(); n++) {
        const { status } = await httpRequest(url, '/api/guest', { address: neighbour(address, 1 + (n % 100)) });
        achieved.others++;
        if (status !== 204) achieved.unanswered++;
        await sleep(100);
      }
    };
    const dripping = Array.from({ length: CONNECTIONS }, (_, i) => drip(i));
    await others();
    for (const socket of open) socket.destroy();
    await Promise.all(dripping);
    return achieved;
  },
  wanted: ({ others, unanswered }) => [['everybody else is answered', others > 0 && unanswered === 0]],
};
