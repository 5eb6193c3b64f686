// How the bench plays at a boardgame.io server: its messages over socket.io, without its client's own game loop.
import { createRequire } from 'node:module';
import { within } from '../within.mjs';
import { peerStanding } from './peer-standing.mjs';
import { newId } from './socket.mjs';

/** Only looked for when it is needed: bench/peers is installed by run.mjs. */
const socketIo = () => createRequire(new URL('../../peers/package.json', import.meta.url))('socket.io-client').io;

async function person(url) {
  const socket = socketIo()(`${url}/push-your-luck`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await within(20_000, new Promise((resolve) => socket.on('connect', resolve)), 'a socket');
  const self = { socket, match: undefined, heard: undefined, stateId: 0, close: () => socket.close() };
  let bytes = 0;
  // A packet is seen here a moment before the event that is in it.
  socket.io.engine.on('packet', ({ data }) => {
    bytes = data?.length ?? 0;
  });
  const state = (match, { G, _stateID }) => {
    if (match !== self.match) return;
    self.stateId = _stateID;
    self.heard(G, bytes);
  };
  socket.on('update', state);
  socket.on('sync', (match, synced) => state(match, synced.state));
  return self;
}

async function begin(people, heard) {
  const match = newId();
  // A match is made by the first who asks for it, and made again by whoever asks while that one still waits.
  for (const group of [people.slice(0, 1), people.slice(1)])
    await Promise.all(
      group.map((one) => {
        const seat = people.indexOf(one);
        one.match = match;
        const synced = new Promise((resolve) => {
          one.heard = (view, bytes) => {
            resolve();
            heard(seat, peerStanding(view, seat), bytes);
          };
        });
        one.socket.emit('sync', match, String(seat), undefined, people.length);
        return within(20_000, synced, 'a match');
      }),
    );
  return {
    move: (seat, choice) => {
      const playerID = String(seat);
      const action = { type: 'MAKE_MOVE', payload: { type: 'choose', args: [choice], playerID } };
      people[seat].socket.emit('update', action, people[seat].stateId, match, playerID);
    },
    leave: () => undefined,
  };
}

export const boardgameIoClient = { person, begin };
