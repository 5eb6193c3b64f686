// How the bench plays at a Colyseus server, with its own client. There a socket belongs to a room, so people who have
// played a game play the next in the same room over the same sockets, which costs that server less than a new one would.
import { createRequire } from 'node:module';
import { within } from '../within.mjs';
import { peerStanding } from './peer-standing.mjs';

/** Only looked for when it is needed: bench/peers is installed by run.mjs. */
const sdk = () => createRequire(new URL('../../peers/package.json', import.meta.url))('@colyseus/sdk');

const person = async (url) => {
  const self = { client: new (sdk().Client)(url), room: undefined, heard: undefined, close: () => undefined };
  self.close = () => self.room?.connection.close();
  return self;
};

/** Takes a seat in a room and hears of everything there from now on. */
function enter(one, room) {
  one.room = room;
  room.reconnection.enabled = false;
  room.onError((code, message) => {
    throw new Error(`refused: ${code} ${message}`);
  });
  let bytes = 0;
  const { events } = room.connection;
  const received = events.onmessage;
  events.onmessage = (event) => {
    bytes = event.data.byteLength;
    received(event);
  };
  room.onStateChange((state) => one.heard?.(state, bytes));
}

async function begin(people, heard) {
  const everybodyKnows = people.map(
    (one, seat) =>
      new Promise((resolve) => {
        one.heard = (state, bytes) => {
          // Of the game before: it is over until the next is dealt.
          if (state.over && !one.playing) return;
          one.playing = !state.over;
          resolve();
          heard(seat, peerStanding(state, seat), bytes);
        };
      }),
  );
  if (people[0].room === undefined) {
    for (const [seat, one] of people.entries()) {
      const room = people[0].room;
      const options = { seat };
      enter(
        one,
        room === undefined
          ? await one.client.create('push-your-luck', options)
          : await one.client.joinById(room.roomId, options),
      );
    }
  } else people[0].room.send('again');
  await within(20_000, Promise.all(everybodyKnows), 'a game');
  return {
    move: (seat, choice) => {
      const { room } = people[seat];
      room.send('choose', { turn: room.state.turn, choice });
    },
    leave: () => undefined,
  };
}

export const colyseusClient = { person, begin };
