import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where this machine can be reached from its own network. */
export const lanAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** What is printed at the start: where to go, and a code for phones. */
export function welcomeText(port: number, publicUrl: string | null, addresses: readonly string[]): string {
  const lan = addresses.map((address) => `http://${address}:${port}`);
  const local = `http://localhost:${port}`;
  const invited = publicUrl ?? lan[0];
  const places = [local, ...lan, ...(publicUrl === null ? [] : [publicUrl])];
  const code = invited === undefined ? '' : `\n${renderUnicodeCompact(invited, { border: 2 })}\n${invited}\n`;
  return `Quri is open:\n${places.map((place) => `  ${place}\n`).join('')}${code}`;
}
