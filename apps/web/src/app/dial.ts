import type { Wire } from '../session/socket/line.ts';

/** Calls the server over a socket, once it is known who calls. */
export function dialler(introduce: (signal: AbortSignal) => Promise<boolean>): () => Wire {
  let introduced = false;
  return () => {
    const hungUp = new AbortController();
    const wire: Wire = {
      send: () => {},
      close: () => hungUp.abort(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    const open = (): void => {
      const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
      wire.send = (text) => socket.send(text);
      hungUp.signal.addEventListener('abort', () => socket.close());
      let opened = false;
      socket.onopen = () => {
        opened = true;
        wire.onopen?.();
      };
      socket.onmessage = ({ data }) => wire.onmessage?.(String(data));
      socket.onclose = () => {
        // A door that never opened may be shut because nobody knows us any more; not one we did not wait for.
        if (!opened && !hungUp.signal.aborted) introduced = false;
        wire.onclose?.();
      };
    };
    const call = async (): Promise<void> => {
      introduced ||= await introduce(hungUp.signal).catch(() => false);
      if (hungUp.signal.aborted) return;
      if (introduced) open();
      else wire.onclose?.();
    };
    void call();
    return wire;
  };
}
