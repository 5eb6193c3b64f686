// The limit to come near: fastify, ws and SQLite with nothing in between. It reads and checks messages, knows who sits
// where, builds a view for every seat after every move, and answers and broadcasts only what is on disk. It has no
// hashes, no padding, no guests, and a table is gone when the server is.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { groupedRows } from './plain-rows.mjs';
import { CHOICES, choose, mayChoose, newGame, viewFor } from './push-your-luck.mjs';
import { tellFigures } from './tell-figures.mjs';

const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url));
const PLAYERS = 3;
const tables = new Map();
const rows = groupedRows(join(process.env.DATA_DIR, 'plain.db'));
let opened = 0;

function open(socket, { id }) {
  const name = `table-${opened++}`;
  const drew = [];
  const state = newGame(PLAYERS, drawing(drew));
  const table = { name, state, seq: 0, sockets: Array.from({ length: PLAYERS }, () => null) };
  tables.set(name, table);
  rows.add([name, table.seq++, JSON.stringify({ drew })], () => send(socket, { type: 'done', id, table: name }));
}

function sit(socket, { id, table: name, seat }) {
  const table = tables.get(name);
  if (table === undefined || table.sockets[seat] !== null) return refuse(socket, id, 'noSuchSeat');
  leave(socket);
  table.sockets[seat] = socket;
  socket.place = { table, seat };
  send(socket, { type: 'done', id, table: name });
  if (table.sockets.every((one) => one !== null))
    table.sockets.forEach((one, i) => {
      one.send(viewText(table, i));
    });
}

function move(socket, { id, table: name, turn, choice }) {
  const { table, seat } = socket.place ?? {};
  if (table === undefined || table.name !== name) return refuse(socket, id, 'notSeated');
  if (!CHOICES.includes(choice)) return refuse(socket, id, 'malformed');
  if (table.state.turn !== turn || !mayChoose(table.state, seat)) return refuse(socket, id, 'stale');
  const drew = [];
  choose(table.state, seat, choice, drawing(drew));
  const seq = table.seq++;
  const views = table.sockets.map((one, i) => [one, one === null ? '' : viewText(table, i, seq)]);
  rows.add([name, seq, JSON.stringify({ seat, choice, drew })], () => {
    send(socket, { type: 'done', id, seq });
    for (const [one, text] of views) if (one !== null) one.send(text);
  });
}

function leave(socket) {
  const { table, seat } = socket.place ?? {};
  if (table === undefined) return;
  table.sockets[seat] = null;
  socket.place = undefined;
  if (table.sockets.every((one) => one === null)) tables.delete(table.name);
}

/** Luck that is noted, so that a row says all that happened. */
const drawing = (drew) => (n) => {
  const drawn = Math.floor(Math.random() * n);
  drew.push(drawn);
  return drawn;
};

const viewText = ({ name, state, seq }, seat, at = seq - 1) =>
  JSON.stringify({ type: 'view', table: name, seq: at, view: viewFor(state, seat) });
const send = (socket, message) => socket.send(JSON.stringify(message));
const refuse = (socket, id, code) => send(socket, { type: 'refused', id, code });

const actions = { open, sit, move };

function received(socket, data) {
  let message;
  try {
    message = JSON.parse(data);
  } catch {
    return socket.close(1008);
  }
  const act = Object.hasOwn(actions, message?.type) ? actions[message.type] : undefined;
  if (act === undefined || typeof message.id !== 'string') return socket.close(1008);
  return act(socket, message);
}

const app = require('fastify')();
await app.register(require('@fastify/websocket'), { options: { maxPayload: 16_384, perMessageDeflate: false } });
app.get('/live', { websocket: true }, (socket) => {
  socket.on('message', (data) => received(socket, String(data)));
  socket.on('close', () => leave(socket));
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit());
tellFigures();
