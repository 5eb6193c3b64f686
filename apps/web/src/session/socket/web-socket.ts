import type { Transport } from './reconnecting-socket.ts';

/** Opens a WebSocket to the server, after making sure that this browser has a guest. */
export function webSocketConnector(ensureGuest: (signal: AbortSignal) => Promise<boolean>): () => Transport {
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
      socket.onclose = () => {
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
