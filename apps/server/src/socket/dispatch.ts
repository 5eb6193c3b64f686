import type { ClientMessage, Refused } from '@quri/protocol';
import type { Logger } from 'pino';
import { workOfCatchingUp } from '../limits/work-budgets.ts';
import { refusal, refusalFor } from '../rejections.ts';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import type { LiveTable, Message, Subscriber } from '../tables/live-table.ts';
import { reply } from '../tables/requests.ts';
import type { Tables } from '../tables/tables.ts';

/** The guest at the other end of a socket. */
export interface Client extends Subscriber {
  /** The tables this socket is subscribed to. */
  readonly tables: Set<LiveTable>;
  mayAskWhy(): boolean;
  maySubscribe(): boolean;
}

type Dispatch = (client: Client, message: ClientMessage) => void;

/** Passes each message to what handles it. Who sent it is known from the socket, never from the message. */
export function dispatcher(tables: Tables, tablesPerSocket: number, log: Logger): Dispatch {
  const { lobby } = tables;

  const find = (client: Client, table: string): LiveTable | Refused => {
    const known = tables.liveTables.get(table);
    if (known !== undefined) return known;
    try {
      const loaded = tables.find(table);
      client.charge(workOfCatchingUp(loaded?.runner?.table.entries.length ?? 0));
      return loaded ?? refusal('noSuchTable');
    } catch (error) {
      if (!isUnavailable(error) && !isDamaged(error)) log.error({ table, err: error }, 'table could not be loaded');
      return refusalFor(error);
    }
  };

  const open = async (client: Client, message: Message<'open'>): Promise<void> => {
    try {
      reply(client, message.id, await tables.create(client.guest, message));
    } catch (error) {
      log.error({ err: error }, 'table could not be created');
      reply(client, message.id, { refused: refusalFor(error) });
    }
  };

  const subscribe = (client: Client, message: Message<'subscribe'>): void => {
    const { table, invite } = message;
    const rejected = (refused: Refused): void => client.send({ type: 'rejected', refused });
    if (!client.maySubscribe()) return rejected(refusal('tooFast', { table }));
    const live = find(client, table);
    if ('code' in live && live.code === 'noSuchTable') return client.send({ type: 'gone', table, code: live.code });
    if ('code' in live) return rejected({ ...live, table });
    if (!client.tables.has(live) && client.tables.size >= tablesPerSocket)
      return rejected(refusal('tooManyTables', { table }));
    const entries = live.runner?.table.entries.length ?? 0;
    // Before anything is waited for: many that come at once must not all find something left.
    if (message.last !== entries - 1) client.charge(workOfCatchingUp(entries));
    if (message.chat) client.charge(tables.workOfChat(live));
    if (tables.subscribe(live, client, invite, message)) client.tables.add(live);
  };

  const unsubscribe = (client: Client, table: string): void => {
    for (const live of client.tables) {
      if (live.id !== table) continue;
      client.tables.delete(live);
      tables.unsubscribe(live, client);
    }
  };

  const reveal = (client: Client, { table, bytes }: Message<'reveal'>): void => {
    const live = find(client, table);
    if ('code' in live) client.send({ type: 'rejected', refused: { ...live, table } });
    else tables.reveal(live, client, bytes);
  };

  return (client, message) => {
    switch (message.type) {
      case 'lobby':
        return message.watch ? lobby.watch(client) : lobby.leave(client);
      case 'ping':
        return client.send({ type: 'pong' });
      case 'open':
        return void open(client, message);
      case 'subscribe':
        return subscribe(client, message);
      case 'unsubscribe':
        return unsubscribe(client, message.table);
      case 'reveal':
        return reveal(client, message);
      default: {
        if (message.type === 'why' && !client.mayAskWhy())
          return reply(client, message.id, { refused: refusal('tooFast') });
        const live = find(client, message.table);
        if ('code' in live) return reply(client, message.id, { refused: live });
        if (message.type === 'say' || message.type === 'block') return tables.chat(live, client, message);
        return tables.request(live, client, message);
      }
    }
  };
}
