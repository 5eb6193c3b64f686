import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where this machine can be reached from its own network. */
export const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const ALL_INTERFACES = ['::', '0.0.0.0'];

const isLoopback = (host: string): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK.test(new URL(`http://${host}`).hostname);

/**
 * The address to put into invitations. Null: the one the page was requested at is good, or there is no better one. A
 * loopback address is useless to others, so the first one in the local network is taken instead.
 */
export function addressForOthers(
  publicUrl: string | null,
  requestedHost: string,
  listening: { readonly address: string; readonly port: number },
  lan: readonly string[],
): string | null {
  if (publicUrl !== null) return publicUrl;
  if (!isLoopback(requestedHost) || !ALL_INTERFACES.includes(listening.address) || lan[0] === undefined) return null;
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
export const allAddresses = (port: number, publicUrl: string | null, lan: readonly string[]): readonly string[] => [
  `http://localhost:${port}`,
  ...lan.map((address) => `http://${address}:${port}`),
  ...(publicUrl === null ? [] : [publicUrl]),
];

/** Printed at the start: every address, and a QR code for phones. */
export function welcomeText(port: number, publicUrl: string | null, lan: readonly string[]): string {
  const all = allAddresses(port, publicUrl, lan);
  const shared = publicUrl ?? all[1];
  const code = shared === undefined ? '' : `\n${renderUnicodeCompact(shared, { border: 2 })}\n${shared}\n`;
  return `Quri is open:\n${all.map((one) => `  ${one}\n`).join('')}${code}`;
}
