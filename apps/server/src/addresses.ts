import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** What a server listens to. */
export interface Listening {
  readonly address: string;
  readonly port: number;
}

/** Where this machine can be reached from its own network. */
export const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const ALL_INTERFACES = ['::', '0.0.0.0'];

/** Does a `Host` header name this machine, as seen from itself? */
export const isLoopbackHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK.test(new URL(`http://${host}`).hostname);

/**
 * The address to put into invitations. Null: the one the page was requested at is good, or there is no better one. A
 * loopback address is useless to others, so the first one in the local network is taken instead.
 */
export function addressForOthers(
  publicUrl: string | null,
  requestedHost: string,
  listening: Listening,
  lan: readonly string[],
): string | null {
  if (publicUrl !== null) return publicUrl;
  if (!isLoopbackHost(requestedHost) || !ALL_INTERFACES.includes(listening.address) || lan[0] === undefined)
    return null;
  return `http://${lan[0]}:${listening.port}`;
}

/** The same for a server that may not listen yet. */
export function invitationAddress(server: Server, publicUrl: string | null, requestedHost: string): string | null {
  const listening = server.address();
  return typeof listening === 'object' && listening !== null
    ? addressForOthers(publicUrl, requestedHost, listening, lanAddresses())
    : publicUrl;
}

/** Every address the server can be reached at, the one on this machine first. */
export const allAddresses = (
  listening: Listening,
  publicUrl: string | null,
  lan: readonly string[],
): readonly string[] => [
  ...hostsOf(listening.address, lan).map((host) => `http://${host}:${listening.port}`),
  ...(publicUrl === null ? [] : [publicUrl]),
];

function hostsOf(address: string, lan: readonly string[]): readonly string[] {
  if (ALL_INTERFACES.includes(address)) return ['localhost', ...lan];
  if (['127.0.0.1', '::1'].includes(address)) return ['localhost'];
  return [isIPv6(address) ? `[${address}]` : address];
}

/** Printed at the start: every address, and a QR code for phones where there is one for them. */
export function welcomeText(listening: Listening, publicUrl: string | null, lan: readonly string[]): string {
  const all = allAddresses(listening, publicUrl, lan);
  const shared = publicUrl ?? all.find((url) => !isLoopbackHost(new URL(url).host));
  const code = shared === undefined ? '' : `\n${renderUnicodeCompact(shared, { border: 2 })}\n${shared}\n`;
  return `Quri is open:\n${all.map((one) => `  ${one}\n`).join('')}${code}`;
}
