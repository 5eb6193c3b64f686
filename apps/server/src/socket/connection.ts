import type { Duplex } from 'node:stream';
import { type ErrorCode, PROTOCOL_VERSION, type ServerMessage } from '@quri/protocol';
import { readClientMessage } from '@quri/protocol/schemas';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { rateLimit, rateLimits } from '../limits/rate-limits.ts';
import { BYTES_PER_UNIT, type WorkBudgets } from '../limits/work-budgets.ts';
import { refusal, refusalFor, rejectMessage } from '../rejections.ts';
import type { Settings } from '../settings.ts';
import type { GuestRecord } from '../store/records.ts';
import type { Tables } from '../tables/tables.ts';
import { type Client, dispatcher } from './dispatch.ts';
import { pingsEvery } from './pings.ts';
import { unreadLimits } from './unread-limits.ts';

interface NewConnection {
  readonly socket: WebSocket;
  /** The stream below the socket. */
  readonly stream: Duplex;
  readonly guest: GuestRecord;
  /** What limits per address count by. */
  readonly addressKey: string;
  readonly build: string;
  /** The address to give to others. */
  readonly address: string | null;
  /** Their webhook was switched off. */
  readonly webhookOff: boolean;
}

const POLICY_VIOLATION = 1008;
/** How long a socket that is closed may take to read why. */
const CLOSE_MS = 1000;
/** How much of the beginning and of the end of a message its id and its table are looked for in. */
const END_LENGTH = 400;
/** A ping is answered only where no more than this is unread. */
const PONG_UNREAD_BYTES = 65_536;

/** Serves a socket from its first message to its last. */
export function connections(
  tables: Tables,
  settings: Settings,
  log: Logger,
  work: WorkBudgets,
  refused: (code: string) => void,
): (connection: NewConnection) => void {
  const admit = unreadLimits(settings.unreadBytes, settings.unreadBytesInAll);
  const watch = pingsEvery(settings.pingMs);
  const dispatch = dispatcher(tables, settings.tablesPerSocket, log);
  const subscribeLimits = rateLimits(() => rateLimit(settings.subscribeBurst, settings.subscribePerSecond));

  return ({ socket, stream, guest, addressKey, build, address, webhookOff }) => {
    const cork = corkedWrites(stream);
    const messages = rateLimit(settings.burst, settings.perSecond);
    const controlFrames = rateLimit(settings.controlBurst, settings.controlPerSecond);
    const whys = rateLimit(settings.whyBurst, settings.whyPerSecond);
    let badMessagesLeft = settings.badMessagesAllowed;

    const send = (text: string, written?: (error?: Error | null) => void): void => {
      if (!admit(socket, text.length)) return written?.(new Error('the socket is closed'));
      cork();
      socket.send(text, written);
    };
    const client: Client = {
      guest: guest.id,
      tables: new Set(),
      sendText: (text) => send(text),
      flush: (text) => new Promise((resolve) => send(text, (error) => resolve(error === undefined || error === null))),
      send: (message: ServerMessage, leastBytes = 0) => {
        if (message.type === 'refused' || message.type === 'rejected') refused(message.refused.code);
        send(JSON.stringify(message).padEnd(leastBytes));
      },
      charge: (units) => work.charge(addressKey, guest.id, units),
      mayAskWhy: () => whys.take(),
      maySubscribe: () => subscribeLimits.take(guest.id),
    };
    const closeForAbuse = (): void => {
      socket.close(POLICY_VIOLATION);
      // Whatever else it sends is not even parsed.
      stream.pause();
      setTimeout(() => socket.terminate(), CLOSE_MS).unref();
    };
    /** True if the socket is closed for it. */
    const countBad = (): boolean => {
      badMessagesLeft--;
      if (badMessagesLeft >= 0) return false;
      closeForAbuse();
      return true;
    };

    const rejectBad = (raw: unknown, code: ErrorCode, values?: object): void => {
      if (!countBad()) rejectMessage(client, raw, refusal(code, { ...values }));
    };
    const receive = (text: string): void => {
      // Parsing is most of the work that a long message makes: it comes after the limits.
      if (!messages.take()) return rejectBad(namesIn(text), 'tooFast');
      // Others at the same address may have used it up: no reason to close this socket.
      if (!work.take(addressKey, guest.id, 1 + text.length / BYTES_PER_UNIT))
        return rejectMessage(client, namesIn(text), refusal('tooFast'));
      const raw = parsed(text);
      const parsedMessage = readClientMessage(raw);
      if (!('message' in parsedMessage)) return rejectBad(raw, 'malformed', parsedMessage);
      const { message } = parsedMessage;
      // Every further intent of a list is as much work as a message of its own.
      if (message.type === 'move') {
        if (!messages.take(message.intents.length - 1)) return rejectBad(raw, 'tooFast');
        client.charge(message.intents.length - 1);
      }
      try {
        dispatch(client, message);
      } catch (error) {
        log.error({ err: error, type: message.type }, 'message could not be handled');
        rejectMessage(client, message, refusalFor(error));
      }
    };

    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (isBinary) rejectBad(undefined, 'malformed');
      else receive(String(data));
    });
    socket.on('ping', (data) => {
      if (socket.readyState !== socket.OPEN || (!controlFrames.take() && countBad())) return;
      if (socket.bufferedAmount <= PONG_UNREAD_BYTES) socket.pong(data);
    });
    socket.on('pong', () => {
      if (socket.readyState === socket.OPEN && !controlFrames.take()) countBad();
    });
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
    socket.on('close', () => {
      tables.lobby.leave(client);
      for (const live of client.tables) tables.unsubscribe(live, client);
    });
    watch(socket);
    client.send({
      type: 'welcome',
      guest: { id: guest.id, name: guest.name, colour: guest.colour },
      protocol: PROTOCOL_VERSION,
      build,
      address,
      ...(webhookOff && { webhookOff }),
    });
  };
}

/** To be called before each write: all writes of one turn of the event loop leave in one system call. */
function corkedWrites(stream: Duplex): () => void {
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

/** What a message that is not parsed is answered by: its id and its table, if it begins or ends with them. */
function namesIn(padded: string): unknown {
  const text = padded.trimEnd();
  const ends = text.length > 2 * END_LENGTH ? text.slice(0, END_LENGTH) + text.slice(-END_LENGTH) : text;
  return { id: /"id":"([\w-]+)"/.exec(ends)?.[1], table: /"table":"(\w+)"/.exec(ends)?.[1] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
