import type { WebSocket } from 'ws';

/** The page is to ask anew who it is. */
export const IDENTITY_GONE = 4001;
/** How long a socket that is closed may take to say that it has heard. */
const CLOSE_MS = 1000;

export type OpenSockets = ReturnType<typeof openSockets>;

/** Which sockets are open, by guest and device. */
export function openSockets() {
  const all = new Map<string, Map<WebSocket, string>>();
  return {
    add: (guest: string, device: string, socket: WebSocket): void => {
      const own = all.get(guest) ?? new Map<WebSocket, string>();
      all.set(guest, own.set(socket, device));
      socket.on('close', () => {
        own.delete(socket);
        if (own.size === 0 && all.get(guest) === own) all.delete(guest);
      });
    },
    /** Closes those of one device, or of all devices of a guest. Nothing they send from now on is read. */
    close: (guest: string, device?: string): void => {
      for (const [socket, of] of all.get(guest) ?? []) {
        if (device !== undefined && of !== device) continue;
        socket.close(IDENTITY_GONE);
        setTimeout(() => socket.terminate(), CLOSE_MS).unref();
      }
    },
  };
}
