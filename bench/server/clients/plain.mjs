// How the bench plays at the plain server.
import { peerStanding } from './peer-standing.mjs';
import { newId, openSocket, requests } from './socket.mjs';

async function person(url) {
  const socket = await openSocket(url);
  const { ask, answered } = requests(socket);
  const self = { socket, ask, heard: undefined, view: undefined, close: () => socket.terminate() };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type !== 'view') return answered(message);
    self.view = message.view;
    return self.heard?.(message.view, data.length);
  });
  return self;
}

async function begin(people, heard) {
  const { table } = await people[0].ask({ type: 'open' });
  await Promise.all(
    people.map((one, seat) => {
      one.heard = (view, bytes) => heard(seat, peerStanding(view, seat), bytes);
      return one.ask({ type: 'sit', table, seat });
    }),
  );
  return {
    move: (seat, choice) => {
      const { socket, view } = people[seat];
      socket.send(JSON.stringify({ type: 'move', id: newId(), table, turn: view.turn, choice }));
    },
    leave: () => undefined,
  };
}

export const plainClient = { person, begin };
