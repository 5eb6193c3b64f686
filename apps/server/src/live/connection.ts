import type { Writable } from 'node:stream';
import type { ServerMessage } from '@quri/protocol';
import { readClientMessage } from '@quri/protocol/schemas';
import type { WebSocket } from 'ws';
import type { GuestRecord } from '../store/records.ts';
import { isUnavailable } from '../store/unavailable.ts';
import type { House } from '../tables/house.ts';
import { leave } from '../tables/listening.ts';
import { bucket } from './bucket.ts';
import { type Client, dispatch } from './dispatch.ts';
import { joinedWrites } from './joined-writes.ts';
import type { Lobby } from './lobby.ts';
import type { Pings } from './pings.ts';
import { sayNo } from './say-no.ts';

const POLICY = 1008;

/** One socket, from its first word to its last. */
export function connect(
  house: House,
  lobby: Lobby,
  socket: WebSocket,
  stream: Writable,
  guest: GuestRecord,
  serving: { readonly build: string; readonly address: string | null },
  pings: Pings,
  maySubscribe: () => boolean,
): void {
  const { settings } = house;
  const join = joinedWrites(stream);
  const messages = bucket(settings.burst, settings.perSecond, () => performance.now());
  const whys = bucket(settings.whyBurst, settings.whyPerSecond, () => performance.now());
  let patience = settings.patience;

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    // Whoever does not read is dropped, not buffered without end; they come back and catch up.
    if (socket.bufferedAmount > settings.unreadBytes) return socket.terminate();
    join();
    socket.send(text);
  };
  const client: Client = {
    guest: guest.id,
    rooms: new Set(),
    sendText,
    send: (message: ServerMessage) => sendText(JSON.stringify(message)),
    mayAskWhy: () => whys.take(),
    maySubscribe,
  };
  const tooMuch = (): void => {
    patience--;
    if (patience < 0) socket.close(POLICY);
  };

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const raw = isBinary ? undefined : parsed(String(data));
    const reject = (code: 'malformed' | 'tooFast'): void => {
      tooMuch();
      sayNo(client, raw, code);
    };
    if (!messages.take()) return reject('tooFast');
    const message = readClientMessage(raw);
    if (message === undefined) return reject('malformed');
    // Every further intent of a list is as much work as a message of its own.
    if (message.type === 'move' && !messages.take(message.intents.length - 1)) return reject('tooFast');
    try {
      dispatch(house, lobby, client, message);
    } catch (error) {
      house.log.error({ err: error, type: message.type }, 'a message failed');
      sayNo(client, message, isUnavailable(error) ? 'unavailable' : 'broken');
    }
  });
  socket.on('error', (error) => house.log.debug({ err: error }, 'a socket failed'));
  socket.on('close', () => {
    lobby.leave(client);
    for (const room of client.rooms) leave(house, room, client);
  });
  pings.watch(socket);
  client.send({ type: 'welcome', guest: { id: guest.id, name: guest.name, colour: guest.colour }, ...serving });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
