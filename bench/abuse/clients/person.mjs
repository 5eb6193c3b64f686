// A guest with one socket that takes what comes: a no, no answer, or a socket that is closed.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { commitmentOf } from '../../server/clients/quri-person.mjs';
import { newId } from '../../server/clients/socket.mjs';
import { newGuest } from './http.mjs';
import { onLoopback } from './loopback.mjs';

const { WebSocket } = createRequire(new URL('../../../apps/server/package.json', import.meta.url))('ws');

const MOVE_BYTES = 256;
const SETUP_MS = 20_000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** `told(message)` for everything that is no answer. Without `open` after a while, the socket was refused. */
export async function person(url, { address, cookie, told = () => undefined } = {}) {
  onLoopback(url);
  const guest = cookie ?? (await newGuest(url, address));
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
    headers: { cookie: guest },
    localAddress: address,
    perMessageDeflate: false,
  });
  const pending = new Map();
  const bytesFor = new Map();
  const positions = new Map();
  const self = {
    cookie: guest,
    socket,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    position: (table) => positions.get(table),
    send: (message) => {
      if (self.isOpen()) socket.send(JSON.stringify(message));
    },
    /** `{done}`, `{refused}` with its code, or `{lost}` where the socket was closed or nothing came in time. */
    ask: (wish, ms = 10_000) =>
      new Promise((resolve) => {
        if (!self.isOpen()) return resolve({ lost: 'closed' });
        const id = newId();
        const timer = setTimeout(() => answered({ id, lost: 'late' }), ms);
        pending.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        return socket.send(JSON.stringify({ ...wish, id }).padEnd(wish.type === 'move' ? MOVE_BYTES : 0));
      }),
    /** For preparations: asks again, for a while, where it was too fast. */
    insist: async (wish) => {
      const late = performance.now() + SETUP_MS;
      for (;;) {
        const answer = await self.ask(wish);
        if (answer.done !== undefined || !answer.refused?.retry || performance.now() > late) return answer;
        await sleep(100);
      }
    },
    subscribe: (table, last = -1) => self.send({ type: 'subscribe', table, invite: null, last }),
    sit: (table, seat) => {
      const bytes = randomBytes(16);
      bytesFor.set(table, bytes.toString('hex'));
      return self.insist({ type: 'sit', table, seat, commitment: commitmentOf(table, seat, bytes) });
    },
    close: () => socket.terminate(),
  };
  const answered = ({ id, ...answer }) => {
    pending.get(id)?.(answer);
    pending.delete(id);
  };
  const received = {
    news: ({ table, position }) => {
      if (position !== undefined) positions.set(table, position);
    },
    revealAsked: ({ table }) => self.send({ type: 'reveal', table, bytes: bytesFor.get(table) ?? '' }),
    done: (message) => answered({ id: message.id, done: message }),
    refused: ({ id, refused }) => answered({ id, refused }),
  };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    received[message.type]?.(message);
    told(message);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const id of pending.keys()) answered({ id, lost: 'closed' });
  });
  await new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('close', resolve);
  });
  return self;
}

/** Several sockets of one guest; fewer where the server refuses them. */
export async function tabs(url, { address, cookie, count, told }) {
  const guest = cookie ?? (await newGuest(url, address));
  const opened = await Promise.all(Array.from({ length: count }, () => person(url, { address, cookie: guest, told })));
  return opened.filter((one) => one.isOpen());
}

/** Opens a table, seats these people and bots, and begins. Undefined if that was refused. */
export async function beginTable(people, { game, options = {}, bots = [] }) {
  const [host] = people;
  const opened = await host.insist({ type: 'open', game, seats: people.length + bots.length, options, open: true });
  const table = opened.done?.table;
  if (table === undefined) return undefined;
  for (const one of people) one.subscribe(table);
  await Promise.all(people.map((one, seat) => one.sit(table, seat)));
  for (const [i, level] of bots.entries())
    await host.insist({ type: 'seatBot', table, seat: people.length + i, level });
  const begun = await host.insist({ type: 'start', table });
  if (begun.done === undefined) return undefined;
  for (let i = 0; i < 200 && people.some((one) => one.position(table) === undefined); i++) await sleep(10);
  return table;
}
