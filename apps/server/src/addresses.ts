import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where this machine can be reached from its own network. */
export const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const EVERYWHERE = ['::', '0.0.0.0'];

const isLoopback = (host: string): boolean =>
  URL.canParse(`http://${host}`) && LOOPBACK.test(new URL(`http://${host}`).hostname);

/**
 * The address to give to others. Null: the one under which the page was asked for will do, or there is none that is
 * better. Who sits at this very machine came by an address that leads nobody else here.
 */
export function addressForOthers(
  publicUrl: string | null,
  askedFor: string,
  listening: { readonly address: string; readonly port: number },
  lan: readonly string[],
): string | null {
  if (publicUrl !== null) return publicUrl;
  if (!isLoopback(askedFor) || !EVERYWHERE.includes(listening.address) || lan[0] === undefined) return null;
  return `http://${lan[0]}:${listening.port}`;
}

/** What is printed at the start: where to go, and a code for phones. */
export function welcomeText(port: number, publicUrl: string | null, addresses: readonly string[]): string {
  const lan = addresses.map((address) => `http://${address}:${port}`);
  const local = `http://localhost:${port}`;
  const invited = publicUrl ?? lan[0];
  const places = [local, ...lan, ...(publicUrl === null ? [] : [publicUrl])];
  const code = invited === undefined ? '' : `\n${renderUnicodeCompact(invited, { border: 2 })}\n${invited}\n`;
  return `Quri is open:\n${places.map((place) => `  ${place}\n`).join('')}${code}`;
}
