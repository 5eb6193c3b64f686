import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import { counts } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';

type Limits = Pick<Settings, 'connections' | 'connectionsPerAddress'>;

/**
 * Limits open connections, also those that never send a request: each is a file descriptor, and without any left no
 * bot and no replay could be started. Behind a proxy all of them come from its address, and only the sum is limited.
 */
export function connectionLimits(server: Server, limits: Limits, behindProxy: boolean): void {
  const perAddress = counts();
  /** The connections of each address that are no web sockets, the oldest first. */
  const replaceable = new Map<string, Set<Socket>>();
  let open = 0;

  const addressOf = ({ remoteAddress }: Socket): string => (behindProxy ? '' : addressKey(remoteAddress ?? ''));
  const stopReplacing = (socket: Socket, address: string): void => {
    const sockets = replaceable.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) replaceable.delete(address);
  };
  /** Closes the oldest connection of the address that has the most, if those are more than this address has. */
  const makeRoomFor = (address: string): boolean => {
    const [owner, sockets] = [...replaceable].reduce(
      (a, b) => (b[1].size > a[1].size ? b : a),
      ['', new Set<Socket>()],
    );
    const [oldest] = sockets;
    if (oldest === undefined || sockets.size <= perAddress.of(address) + 1) return false;
    stopReplacing(oldest, owner);
    oldest.destroy();
    return true;
  };

  server.on('connection', (socket) => {
    const address = addressOf(socket);
    const isOverShare = !behindProxy && perAddress.of(address) >= limits.connectionsPerAddress;
    if (isOverShare || (open >= limits.connections && !makeRoomFor(address))) return void socket.destroy();
    open++;
    perAddress.add(address);
    replaceable.set(address, (replaceable.get(address) ?? new Set()).add(socket));
    socket.once('close', () => {
      open--;
      perAddress.remove(address);
      stopReplacing(socket, address);
    });
    return undefined;
  });
  server.on('upgrade', ({ socket }) => stopReplacing(socket, addressOf(socket)));
}
