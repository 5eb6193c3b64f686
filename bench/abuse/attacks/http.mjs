import { Agent } from 'node:http';
import { httpRequest } from '../clients/http.mjs';
import { tally } from '../figures.mjs';

const CONNECTIONS = 16;
const PATHS = ['/', '/api/guest', '/nothing', '/api/tables/noSuchTable/replay', '/assets/none.js'];

export const http = {
  about: `new guests and other requests over http as fast as ${CONNECTIONS} connections can, whatever the limit says`,
  attack: async ({ url, address, over }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const statuses = [];
    let guests = 0;
    const body = JSON.stringify({ name: 'Anna', colour: 0 });
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
      body,
    };
    const flood = async (n) => {
      for (let i = n; !over(); i++) {
        const isPost = i % 2 === 0;
        const path = isPost ? '/api/guest' : PATHS[(i >> 1) % PATHS.length];
        const { status } = await httpRequest(url, path, { address, agent, ...(isPost ? post : {}) });
        if (isPost && status === 200) guests++;
        statuses.push(status);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => flood(n)));
    agent.destroy();
    return { requests: statuses.length, guests, ...tally(statuses.map((status) => `status ${status}`)) };
  },
  wanted: ({ guests }) => [['at most 240 guests are made', guests <= 240]],
};
