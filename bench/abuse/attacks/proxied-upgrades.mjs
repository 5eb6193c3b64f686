import { upgraded } from '../clients/frames.mjs';
import { httpRequest } from '../clients/http.mjs';
import { tally } from '../figures.mjs';

const AT_ONCE = 16;
/** Where the proxy says that they come from. */
const FROM = '203.0.113.9';

export const proxiedUpgrades = {
  about: 'upgrades at other paths through a trusted proxy as fast as can be, while /health is asked from its address',
  p99Factor: 3,
  server: { env: { TRUST_PROXY: 'loopback' } },
  attack: async ({ url, address, over, sleep }) => {
    const statuses = [];
    const health = [];
    const upgrade = async () => {
      while (!over()) {
        const { socket, status } = await upgraded(url, { address, path: '/', forwardedFor: FROM });
        socket.destroy();
        statuses.push(status);
      }
    };
    const check = async () => {
      while (!over()) {
        health.push((await httpRequest(url, '/health', { address })).status);
        await sleep(50);
      }
    };
    await Promise.all([check(), ...Array.from({ length: AT_ONCE }, upgrade)]);
    const named = (what, list) => tally(list.map((status) => `${what} ${status}`));
    return { ...named('status', statuses), ...named('health', health) };
  },
  wanted: (achieved) => [
    ['no upgrade succeeds elsewhere', achieved['status 101'] === undefined],
    [
      'the server is healthy',
      achieved['health 200'] > 0 && Object.keys(achieved).every((key) => !/^health (?!200)/.test(key)),
    ],
  ],
};
