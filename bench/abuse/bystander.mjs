// Somebody who only wants to play: three guests at a table of their own choose at a calm pace and ask now and then
// whether anybody is there. How long until each request is answered? Started by measure.mjs, at 127.0.0.1.
import { answerCalls } from './calls.mjs';
import { botTable } from './clients/bot-table.mjs';
import { beginTable, person } from './clients/person.mjs';
import { latencyFigures } from './figures.mjs';

const ADDRESS = '127.0.0.1';
const SEATS = 3;
const MOVE_MS = 50;
const PING_MS = 50;
const CAMP_SHARE = 0.2;
/** Whoever waits longer than this is not answered. */
const LATE_MS = 5000;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let url;
let people = [];
let table;
let beginning = false;
let solo;
let counting;

function begun() {
  counting = { moves: [], pings: [], failures: [], pending: new Set() };
}

/** Counts a request from now until its answer. */
function counted(list) {
  const into = counting;
  const one = { at: performance.now(), list, failed: (why) => settled(why), done: () => settled() };
  const settled = (failure) => {
    if (!into.pending.delete(one)) return;
    into[list].push(performance.now() - one.at);
    if (failure !== undefined) into.failures.push(`${list}: ${failure}`);
  };
  into.pending.add(one);
  return one;
}

/** A seat, with a socket that is opened again when it was closed. */
async function seated(cookie) {
  const pings = [];
  const told = (message) => {
    if (message.type === 'pong') pings.shift()?.done();
    // A message without an id or a table that was refused: a ping.
    if (message.type === 'rejected' && message.refused.table === undefined) pings.shift()?.failed(message.refused.code);
  };
  const one = { seat: await person(url, { address: ADDRESS, cookie, told }), busy: false };
  one.ping = () => {
    const ping = counted('pings');
    if (!one.seat.isOpen()) return ping.failed('no socket');
    pings.push(ping);
    return one.seat.send({ type: 'ping' });
  };
  const reopen = async () => {
    for (const ping of pings.splice(0)) ping.failed('closed');
    await sleep(200);
    one.seat = await person(url, { address: ADDRESS, cookie: one.seat.cookie, told }).catch(() => one.seat);
    one.seat.socket.on('close', reopen);
    if (table !== undefined) one.seat.subscribe(table);
    if (!one.seat.isOpen()) setTimeout(reopen, 500);
  };
  one.seat.socket.on('close', reopen);
  return one;
}

async function newTable() {
  beginning = true;
  if (table !== undefined) for (const { seat } of people) seat.send({ type: 'unsubscribe', table });
  table = await beginTable(
    people.map(({ seat }) => seat),
    { game: 'incan-gold' },
  ).catch(() => undefined);
  beginning = false;
}

/** One seat that has to choose does. */
async function move() {
  if (beginning) return;
  if (table === undefined || people[0].seat.position(table)?.view.final) return newTable();
  for (const [i, one] of people.entries()) {
    const position = one.seat.position(table);
    const explorer = position?.view.explorers[i];
    if (one.busy || !position?.view.choosing || !explorer.inside || explorer.chosen) continue;
    one.busy = true;
    const request = counted('moves');
    const choice = Math.random() < CAMP_SHARE ? 'camp' : 'torch';
    const { ask } = position;
    const answer = await one.seat.ask({ type: 'move', table, ask, intents: [{ type: 'choose', choice }] }, LATE_MS);
    if (answer.done !== undefined) request.done();
    else request.failed(answer.lost ?? answer.refused.code);
    while (answer.done !== undefined && one.seat.position(table)?.ask === ask && one.seat.isOpen()) await sleep(5);
    one.busy = false;
    return;
  }
}

let turn = 0;

answerCalls({
  begin: async (settings) => {
    url = settings.url;
    begun();
    people = [];
    for (let i = 0; i < SEATS; i++) people.push(await seated());
    if (settings.withBot) solo = await botTable(url, ADDRESS);
    await newTable();
    setInterval(move, MOVE_MS);
    setInterval(() => people[turn++ % SEATS].ping(), PING_MS);
  },
  measure: async ({ seconds }) => {
    begun();
    solo?.take();
    const mine = counting;
    await sleep(seconds * 1000);
    const waits = solo?.take();
    // What is asked from here on belongs to nobody.
    counting = { moves: [], pings: [], failures: [], pending: new Set() };
    for (const late = performance.now() + LATE_MS; mine.pending.size > 0 && performance.now() < late; ) await sleep(10);
    for (const one of [...mine.pending]) one.failed('late');
    return {
      moves: latencyFigures(mine.moves),
      pings: latencyFigures(mine.pings),
      failures: mine.failures.length,
      failed: [...new Set(mine.failures)].slice(0, 5).join(', '),
      ...(waits === undefined ? {} : { botWaits: latencyFigures(waits) }),
    };
  },
});
