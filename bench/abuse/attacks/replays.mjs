import { httpRequest } from '../clients/http.mjs';
import { latencyFigures, tally } from '../figures.mjs';

const PER_SECOND = 20;

export const replays = {
  about: `${PER_SECOND} requests a second for the replay of a finished game of 2,000 entries, without a cookie`,
  attack: async ({ url, address, replayed, over, sleep }) => {
    const statuses = [];
    const latencies = [];
    let bytes = 0;
    const waiting = new Set();
    const ask = async () => {
      const from = performance.now();
      const { status, body } = await httpRequest(url, `/api/tables/${replayed.table}/replay`, { address });
      statuses.push(status);
      if (status === 200) latencies.push(performance.now() - from);
      bytes += body.length;
    };
    let sent = 0;
    while (!over()) {
      const asked = ask();
      sent++;
      waiting.add(asked);
      asked.finally(() => waiting.delete(asked));
      await sleep(1000 / PER_SECOND);
    }
    await Promise.all(waiting);
    const { p50 = null } = latencies.length === 0 ? {} : latencyFigures(latencies);
    return { sent, ...tally(statuses.map((status) => `status ${status}`)), megabytes: Math.round(bytes / 1e6), p50 };
  },
  wanted: (achieved) => [
    ['somebody who asks for a replay gets it', (achieved['status 200'] ?? 0) > 0],
    ['no request fails', Object.keys(achieved).every((key) => !/^status (0|5)/.test(key))],
  ],
};
