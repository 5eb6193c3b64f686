import { upgraded } from '../clients/frames.mjs';
import { tally } from '../figures.mjs';

const PATHS = ['/', '/api/guest', '/live/', '/live/x', '/nothing', '/assets/x.js', '/api/tables/x/replay', '/t/x'];

export const upgrades = {
  about: '400 upgrades at other paths than the socket’s, without a cookie and from another origin, held open',
  attack: async ({ url, address, short, over, sleep }) => {
    const held = new Set();
    const statuses = [];
    const hold = async (i) => {
      while (!over()) {
        const path = PATHS[i % PATHS.length];
        const { socket, status } = await upgraded(url, { address, path, origin: 'http://elsewhere.example' });
        statuses.push(status);
        socket.resume();
        held.add(socket);
        const closed = new Promise((resolve) => socket.once('close', resolve));
        while (!over() && !socket.destroyed) await Promise.race([closed, sleep(200)]);
        if (!socket.destroyed) continue;
        held.delete(socket);
        // About as fast as requests are allowed.
        await sleep(short ? 200 : 20_000);
      }
    };
    const many = Array.from({ length: short ? 60 : 400 }, (_, i) => hold(i));
    while (!over()) await sleep(100);
    const stillOpen = () => [...held].filter((socket) => !socket.destroyed).length;
    // Those that were answered last are about to be closed.
    for (let i = 0; i < 20 && stillOpen() > 0; i++) await sleep(100);
    const open = stillOpen();
    for (const socket of held) socket.destroy();
    void many;
    return { tried: statuses.length, ...tally(statuses.map((status) => `status ${status}`)), held: open };
  },
  wanted: (achieved) => [
    ['no upgrade succeeds elsewhere', achieved['status 101'] === undefined],
    ['no such connection is held', achieved.held === 0],
  ],
};
