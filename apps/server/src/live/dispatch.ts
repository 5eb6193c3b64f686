import { unreachable } from '@quri/kernel';
import type { ClientMessage, Refused } from '@quri/protocol';
import { no } from '../refusal.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { seatBot, setUp, sit, stand } from '../tables/gathering.ts';
import type { House } from '../tables/house.ts';
import { leave, listen } from '../tables/listening.ts';
import { openTable } from '../tables/opening.ts';
import { askWhy, playMove, playTakeBack } from '../tables/playing.ts';
import { rematch } from '../tables/rematch.ts';
import { type Acted, reply, request, whyNotEnter } from '../tables/requests.ts';
import { roomOf } from '../tables/restoring.ts';
import type { Listener, Room } from '../tables/room.ts';
import { reveal, start } from '../tables/starting.ts';
import type { Lobby } from './lobby.ts';

/** A socket as the rest of the house knows it. */
export interface Client extends Listener {
  /** The tables it listens to. */
  readonly rooms: Set<Room>;
  mayAskWhy(): boolean;
  maySubscribe(): boolean;
}

type Request = Exclude<ClientMessage, { type: 'lobby' | 'ping' | 'open' | 'subscribe' | 'unsubscribe' | 'reveal' }>;

/** Where each message goes. Who sent it is known from the socket, never from the message. */
export function dispatch(house: House, lobby: Lobby, client: Client, message: ClientMessage): void {
  switch (message.type) {
    case 'lobby':
      return message.watch ? lobby.watch(client) : lobby.leave(client);
    case 'ping':
      return client.send({ type: 'pong' });
    case 'open':
      return void open(house, client, message);
    case 'subscribe':
      return subscribe(house, client, message);
    case 'unsubscribe':
      return unsubscribe(house, client, message.table);
    case 'reveal':
      return revealed(house, client, message.table, message.bytes);
    default:
      return requested(house, client, message);
  }
}

async function open(house: House, client: Client, message: Extract<ClientMessage, { type: 'open' }>): Promise<void> {
  try {
    reply(client, message.id, await openTable(house, client.guest, message));
  } catch (error) {
    house.log.error({ err: error }, 'a table could not be opened');
    reply(client, message.id, { refused: no(isUnavailable(error) ? 'unavailable' : 'broken') });
  }
}

function subscribe(house: House, client: Client, message: Extract<ClientMessage, { type: 'subscribe' }>): void {
  const { table, invite } = message;
  if (!client.maySubscribe()) return client.send({ type: 'rejected', refused: no('tooFast', { table }) });
  const room = found(house, table);
  if (room === undefined) return client.send({ type: 'gone', table, code: 'noSuchTable' });
  if ('code' in room) return client.send({ type: 'rejected', refused: { ...room, table } });
  if (!client.rooms.has(room) && client.rooms.size >= house.settings.tablesPerSocket)
    return client.send({ type: 'rejected', refused: no('tooManyTables', { table }) });
  if (listen(house, room, client, invite, message)) client.rooms.add(room);
}

function unsubscribe(house: House, client: Client, table: string): void {
  for (const room of client.rooms) {
    if (room.id !== table) continue;
    client.rooms.delete(room);
    leave(house, room, client);
  }
}

function revealed(house: House, client: Client, table: string, bytes: string): void {
  const reject = (refused: Refused): void => client.send({ type: 'rejected', refused: { ...refused, table } });
  const room = found(house, table);
  if (room === undefined) return reject(no('noSuchTable'));
  if ('code' in room) return reject(room);
  room.queue.add(async () => {
    const refused = whyNotEnter(room, client) ?? (await reveal(house, room, client.guest, bytes));
    if (refused !== undefined) reject(refused);
  });
}

function requested(house: House, client: Client, message: Request): void {
  const refuse = (refused: Refused): void => reply(client, message.id, { refused });
  if (message.type === 'why' && !client.mayAskWhy()) return refuse(no('tooFast'));
  const room = found(house, message.table);
  if (room === undefined) return refuse(no('noSuchTable'));
  if ('code' in room) return refuse(room);
  request(house, room, client, message, () => act(house, room, client, message));
}

function act(house: House, room: Room, client: Client, message: Request): Acted | Promise<Acted> {
  const { guest } = client;
  switch (message.type) {
    case 'sit':
      return sit(house, room, guest, message);
    case 'stand':
      return stand(house, room, guest, message);
    case 'seatBot':
      return seatBot(house, room, guest, message);
    case 'setUp':
      return setUp(house, room, guest, message);
    case 'start':
      return start(house, room, client, message.id);
    case 'move':
      return playMove(room, { guest, id: message.id }, message);
    case 'takeBack':
      return playTakeBack(room, { guest, id: message.id }, message);
    case 'why':
      return askWhy(room, guest, message);
    case 'rematch':
      return rematch(house, room, guest, message.id);
    default:
      return unreachable(message);
  }
}

function found(house: House, table: string): Room | Refused | undefined {
  try {
    return roomOf(house, table);
  } catch (error) {
    if (!isUnavailable(error)) house.log.error({ table, err: error }, 'a table could not be opened');
    return no(isUnavailable(error) ? 'unavailable' : 'broken');
  }
}
