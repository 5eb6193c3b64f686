// A WebSocket that is open, and numbered requests over it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { within } from '../within.mjs';

const { WebSocket } = createRequire(new URL('../../../apps/server/package.json', import.meta.url))('ws');

const run = randomBytes(6).toString('hex');
let asked = 0;

/** Never twice the same, also against a server that was started anew on the same data. */
export const newId = () => `${run}-${asked++}`;

export async function openSocket(url, headers = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers, perMessageDeflate: false });
  await within(20_000, once(socket, 'open'), 'a socket');
  return socket;
}

/** What was asked and is not answered yet. A no where nobody waits for an answer is a mistake of the bench. */
export function requests(socket) {
  const pending = new Map();
  const sent = (id, text, what) => {
    const answer = new Promise((resolve) => pending.set(id, resolve));
    socket.send(text);
    return within(60_000, answer, `an answer to ${what}`);
  };
  return {
    /** Sends what is spelled already. */
    sent,
    answered: ({ id, ...answer }) => {
      const waiting = pending.get(id);
      pending.delete(id);
      if (waiting !== undefined) return waiting(answer);
      if (answer.type === 'refused') throw new Error(`refused: ${JSON.stringify(answer)}`);
      return undefined;
    },
    ask: (wish) => {
      const id = newId();
      return sent(id, JSON.stringify({ ...wish, id }), wish.type);
    },
  };
}
