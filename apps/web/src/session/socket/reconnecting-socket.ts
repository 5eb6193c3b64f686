/** What a WebSocket offers, as far as it is used here. */
export interface Transport {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketPort {
  connect(): Transport;
  /** setTimeout; answers how to cancel it. */
  later(ms: number, act: () => void): () => void;
  /** From 0 to 1: jitter, so that many clients do not reconnect at the same moment. */
  chance(): number;
}

interface SocketEvents {
  down(): void;
  message(text: string): void;
}

const SHORTEST = 400;
const LONGEST = 10_000;
const CONNECT_TIMEOUT = 8000;
/** The server closes a socket with this code when its device was signed out or has another guest. */
const IDENTITY_GONE = 4001;

/** Exponential backoff with jitter. */
export const backoff = (tries: number, chance: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.5 + chance / 2);

export function reconnectingSocket(port: SocketPort, events: SocketEvents) {
  let transport: Transport | null = null;
  let up = false;
  let tries = 0;
  let opened = false;
  /** Cancels the connect timeout or the backoff. */
  let cancel: (() => void) | null = null;

  const cancelTimer = (): void => {
    cancel?.();
    cancel = null;
  };

  const connect = (): void => {
    cancelTimer();
    const connecting = port.connect();
    transport = connecting;
    cancel = port.later(CONNECT_TIMEOUT, () => {
      disconnect();
      dropped();
    });
    connecting.onopen = () => {
      if (transport === connecting) up = true;
    };
    connecting.onmessage = (text) => {
      if (transport !== connecting) return;
      // Only a message proves that the server is there: a proxy may accept for a server that is down.
      cancelTimer();
      tries = 0;
      events.message(text);
    };
    connecting.onclose = () => {
      if (transport === connecting) dropped();
    };
  };

  const dropped = (): void => {
    cancelTimer();
    transport = null;
    up = false;
    events.down();
    cancel = port.later(backoff(tries++, port.chance()), connect);
  };

  const disconnect = (): void => {
    const was = transport;
    transport = null;
    up = false;
    was?.close();
  };

  return {
    /** False if it was not sent: the caller sends it again once connected. */
    send: (text: string): boolean => {
      if (!up || transport === null) return false;
      transport.send(text);
      return true;
    },
    open: (): void => {
      opened = true;
      if (transport === null && cancel === null) connect();
    },
    /** Skips the current backoff. */
    retryNow: (): void => {
      if (opened && transport === null) connect();
    },
    /** Closes the socket and connects again at once. */
    reconnect: (): void => {
      if (!up) return;
      disconnect();
      events.down();
      connect();
    },
  };
}

/** Opens a WebSocket to the server, after making sure that this browser has a guest. */
export function webSocketConnector(
  ensureGuest: (signal: AbortSignal) => Promise<boolean>,
  identityGone: () => void,
): () => Transport {
  let hasGuest = false;
  return () => {
    const closed = new AbortController();
    const transport: Transport = {
      send: () => {},
      close: () => closed.abort(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    const open = (): void => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
      transport.send = (text) => socket.send(text);
      closed.signal.addEventListener('abort', () => socket.close());
      let opened = false;
      socket.onopen = () => {
        opened = true;
        transport.onopen?.();
      };
      socket.onmessage = ({ data }) => transport.onmessage?.(String(data));
      socket.onclose = ({ code }) => {
        if (code === IDENTITY_GONE) {
          hasGuest = false;
          identityGone();
        }
        // A socket that was refused may mean that the server no longer knows our cookie.
        if (!opened && !closed.signal.aborted) hasGuest = false;
        transport.onclose?.();
      };
    };
    const connect = async (): Promise<void> => {
      hasGuest ||= await ensureGuest(closed.signal).catch(() => false);
      if (closed.signal.aborted) return;
      if (hasGuest) open();
      else transport.onclose?.();
    };
    void connect();
    return transport;
  };
}
