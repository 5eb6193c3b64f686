import type { Server } from 'node:http';
import { addressKey } from '../limits/address-key.ts';
import { counts } from '../limits/rate-limits.ts';
import type { Settings } from '../settings.ts';

type Limits = Pick<Settings, 'connections' | 'connectionsPerAddress'>;

/**
 * Limits open connections, also those that never send a request: each is a file descriptor, and without any left no
 * bot and no replay could be started. Behind a proxy all of them come from its address, and only the sum is limited.
 */
export function connectionLimits(server: Server, limits: Limits, behindProxy: boolean): void {
  server.maxConnections = limits.connections;
  if (behindProxy) return;
  const perAddress = counts();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    if (perAddress.of(address) >= limits.connectionsPerAddress) return void socket.destroy();
    perAddress.add(address);
    socket.once('close', () => perAddress.remove(address));
    return undefined;
  });
}
