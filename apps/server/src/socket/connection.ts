import type { Writable } from 'node:stream';
import type { ErrorCode, ServerMessage } from '@quri/protocol';
import { readClientMessage } from '@quri/protocol/schemas';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { refusal, refusalFor, rejectMessage } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { GuestRecord } from '../store/records.ts';
import type { Tables } from '../tables/tables.ts';
import { type Client, dispatcher } from './dispatch.ts';
import { rateLimit, rateLimits } from './limits.ts';
import { pingsEvery } from './pings.ts';

interface NewConnection {
  readonly socket: WebSocket;
  /** The stream below the socket. */
  readonly stream: Writable;
  readonly guest: GuestRecord;
  readonly build: string;
  /** The address to give to others. */
  readonly address: string | null;
}

const POLICY_VIOLATION = 1008;

/** Serves a socket from its first message to its last. */
export function connections(tables: Tables, settings: Settings, log: Logger): (connection: NewConnection) => void {
  const clock = (): number => performance.now();
  const pings = pingsEvery(settings.pingMs);
  const dispatch = dispatcher(tables, settings.tablesPerSocket, log);
  const subscribeLimits = rateLimits(() => rateLimit(settings.subscribeBurst, settings.subscribePerSecond, clock));

  return ({ socket, stream, guest, build, address }) => {
    const cork = corkedWrites(stream);
    const messages = rateLimit(settings.burst, settings.perSecond, clock);
    const whys = rateLimit(settings.whyBurst, settings.whyPerSecond, clock);
    let badMessagesLeft = settings.badMessagesAllowed;

    const sendText = (text: string): void => {
      if (socket.readyState !== socket.OPEN) return;
      // A client that does not read is dropped instead of buffered without limit; it catches up when it reconnects.
      if (socket.bufferedAmount > settings.unreadBytes) return socket.terminate();
      cork();
      socket.send(text);
    };
    const client: Client = {
      guest: guest.id,
      tables: new Set(),
      sendText,
      send: (message: ServerMessage) => sendText(JSON.stringify(message)),
      mayAskWhy: () => whys.take(),
      maySubscribe: () => subscribeLimits.take(guest.id),
    };

    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      const raw = isBinary ? undefined : parsed(String(data));
      const rejectBad = (code: ErrorCode): void => {
        badMessagesLeft--;
        if (badMessagesLeft < 0) socket.close(POLICY_VIOLATION);
        rejectMessage(client, raw, refusal(code));
      };
      if (!messages.take()) return rejectBad('tooFast');
      const message = readClientMessage(raw);
      if (message === undefined) return rejectBad('malformed');
      // Every further intent of a list is as much work as a message of its own.
      if (message.type === 'move' && !messages.take(message.intents.length - 1)) return rejectBad('tooFast');
      try {
        dispatch(client, message);
      } catch (error) {
        log.error({ err: error, type: message.type }, 'message could not be handled');
        rejectMessage(client, message, refusalFor(error));
      }
    });
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    socket.on('close', () => {
      tables.lobby.leave(client);
      for (const live of client.tables) tables.unsubscribe(live, client);
    });
    pings.watch(socket);
    client.send({ type: 'welcome', guest: { id: guest.id, name: guest.name, colour: guest.colour }, build, address });
  };
}

/** To be called before each write: all writes of one turn of the event loop leave in one system call. */
function corkedWrites(stream: Writable): () => void {
  let corked = false;
  const uncork = (): void => {
    corked = false;
    stream.uncork();
  };
  return () => {
    if (corked) return;
    corked = true;
    stream.cork();
    process.nextTick(uncork);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
