// One guest with one socket: keeps what it was told, asks until it is answered, comes back when the line breaks.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const { WebSocket } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ws');

const newId = () => randomBytes(9).toString('base64url');

export async function client(url, name, { heardAfter, nothingHeard }, localAddress) {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, colour: 0 }),
  });
  const { id: guest } = await response.json();
  const cookie = response.headers.getSetCookie()[0].split(';')[0];

  /** What this client can swear to: what it sent, what was acknowledged, what it heard, and what was wrong. */
  const record = { guest, sent: [], acks: [], heard: [], wrongs: [], latencies: [], again: 0 };
  const tables = new Map();
  const pending = new Map();
  const waiting = new Set();
  let socket;
  let ended = false;

  const wake = () => {
    for (const look of waiting) look();
  };
  const post = (message) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const subscribe = (table) => {
    const { seq, hash } = tables.get(table);
    post({ type: 'subscribe', table, invite: null, last: seq, ...(seq < 0 ? {} : { heard: hash }) });
  };

  const hear = ({ table, anew, news, heard, position }) => {
    const known = tables.get(table);
    const wrong = (what) => record.wrongs.push(`${table}: ${what}`);
    // Nobody is told what is not on disk: nobody has ever heard too much.
    if (anew) wrong(`told anew after ${known.seq}`);
    for (const one of news) {
      if (one.seq <= known.seq) wrong(`heard ${one.seq} after ${known.seq}`);
      if (one.seq > known.seq + 1) wrong(`heard ${one.seq}, never ${known.seq + 1}`);
      known.hash = heardAfter(known.hash, one);
      known.seq = one.seq;
    }
    if (known.hash !== heard) wrong(`the running hash at ${known.seq} is not that of what was sent`);
    if (position !== undefined && position.seq !== known.seq)
      wrong(`at ${known.seq} the table lay as at ${position.seq}`);
    record.heard.push({ table, seat: known.seat, seq: known.seq, heard });
    known.position = position ?? known.position;
  };
  const answered = (id, answer) => {
    const asked = pending.get(id);
    if (asked === undefined) return;
    if (answer.refused?.retry) {
      setTimeout(() => post(asked.message), 50);
      return;
    }
    pending.delete(id);
    asked.resolve(answer);
  };
  const said = (message) => {
    const about = message.table ?? message.room?.table;
    // Word of a table that was left a moment ago.
    if (message.type !== 'done' && about !== undefined && !tables.has(about)) return;
    if (message.type === 'news') hear(message);
    if (message.type === 'room') Object.assign(tables.get(message.room.table), { room: message.room });
    if (message.type === 'revealAsked')
      post({ type: 'reveal', table: message.table, bytes: tables.get(message.table).bytes });
    if (message.type === 'done') answered(message.id, { done: message });
    if (message.type === 'refused') answered(message.id, { refused: message.refused });
    wake();
  };
  const connect = () => {
    if (ended) return;
    socket = new WebSocket(`${url.replace('http', 'ws')}/live`, {
      headers: { cookie },
      localAddress,
      perMessageDeflate: false,
    });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (const table of tables.keys()) subscribe(table);
      record.again += pending.size;
      for (const { message } of pending.values()) post(message);
    });
    socket.on('message', (data) => said(JSON.parse(String(data))));
    socket.on('close', () => setTimeout(connect, 10 + Math.random() * 30));
  };
  connect();

  const self = {
    record,
    table: (table) => tables.get(table),
    join: (table, seat, bytes) => {
      tables.set(table, { seat, bytes, seq: -1, position: undefined, room: undefined, hash: nothingHeard });
      subscribe(table);
    },
    leave: (table) => {
      tables.delete(table);
      post({ type: 'unsubscribe', table });
    },
    /** Asks under a new id, and again over every new line, until there is an answer that is not "later". */
    ask: (wish) =>
      new Promise((resolve) => {
        const message = { ...wish, id: newId() };
        const begun = performance.now();
        const makesEntry = ['move', 'takeBack', 'substitute'].includes(wish.type);
        if (makesEntry) {
          const { table, intents = [], to, bot } = wish;
          record.sent.push({ table, id: message.id, seat: tables.get(table).seat, intents, to, bot });
        }
        pending.set(message.id, {
          message,
          resolve: (answer) => {
            // Where it was so already, as after a return, nothing was made.
            if (makesEntry && answer.done?.seq != null) {
              const { seq, made, refused } = answer.done;
              record.acks.push({ table: wish.table, id: message.id, seq, made, refused });
              record.latencies.push(performance.now() - begun);
            }
            resolve(answer);
          },
        });
        post(message);
        // Impatient fingers: now and then the same is sent twice.
        if (Math.random() < 0.05) post(message);
      }),
    until: (look) =>
      new Promise((resolve) => {
        const tried = () => {
          const found = look();
          if (!found) return;
          waiting.delete(tried);
          resolve(found);
        };
        waiting.add(tried);
        tried();
      }),
    wake,
    end: () => {
      ended = true;
      socket.terminate();
    },
  };
  return self;
}
