// A guest of a Quri server with one socket.
import { createHash, randomBytes } from 'node:crypto';
import { newId, openSocket, requests } from './socket.mjs';

export async function newGuest(url) {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna', colour: 0 }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** `messages` is how this server is spoken to; with a `cookie` it is somebody who was there before. */
export async function quriPerson(url, messages, cookie) {
  const guest = cookie ?? (await newGuest(url));
  const socket = await openSocket(url, { cookie: guest });
  const { ask, sent, answered } = requests(socket);
  const listening = new Map();
  const bytesFor = new Map();
  const positions = new Map();
  const send = (message) => socket.send(JSON.stringify(message));

  const received = {
    news: (message, bytes) => {
      const position = messages.positionIn(message, positions.get(message.table));
      if (position !== undefined) positions.set(message.table, position);
      listening.get(message.table)?.(position, bytes, message);
    },
    revealAsked: ({ table }) => send({ type: 'reveal', table, bytes: bytesFor.get(table) }),
    done: answered,
    refused: answered,
    rejected: (message) => {
      throw new Error(JSON.stringify(message));
    },
    gone: (message) => {
      throw new Error(JSON.stringify(message));
    },
  };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    received[message.type]?.(message, data.length);
  });

  const done = async (wish) => {
    const answer = await ask(wish);
    if (answer.type !== 'done') throw new Error(`${wish.type}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    cookie: guest,
    socket,
    ask,
    done,
    /** `heard(position, bytes, message)` is called for every frame with news; the position may be missing. */
    subscribe: (table, heard) => {
      listening.set(table, heard);
      send({ type: 'subscribe', table, invite: null, last: -1, ...messages.subscribe });
    },
    unsubscribe: (table) => {
      listening.delete(table);
      bytesFor.delete(table);
      positions.delete(table);
      send({ type: 'unsubscribe', table });
    },
    sit: (table, seat) => {
      const bytes = randomBytes(16);
      bytesFor.set(table, bytes.toString('hex'));
      return done({ type: 'sit', table, seat, commitment: commitmentOf(table, seat, bytes) });
    },
    /** Nobody waits for the answer; a no is thrown. */
    move: (table, position, offer) => socket.send(messages.move(newId(), table, position, offer)),
    /** Its answer, whatever it is. */
    moveAnswered: (table, position, offer) => {
      const id = newId();
      return sent(id, messages.move(id, table, position, offer), 'move');
    },
    close: () => socket.terminate(),
  };
}

/** What a seat shows when it sits down: see docs/protocol.md, Hashes. */
export function commitmentOf(table, seat, bytes) {
  const hash = createHash('sha256');
  for (const part of ['quri/seat/1', table, String(seat), bytes]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(part));
    hash.update(length).update(part);
  }
  return hash.digest('hex');
}
