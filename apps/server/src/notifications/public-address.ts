import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Everything in IPv4 that is not somebody's on the internet (RFC 6890 and what came after it). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of IPv6 only this is given out: all else is local, mapped, translated, multicast or reserved. */
const PUBLIC_6 = ['2000::', 3] as const;
/** What is inside it and not public: protocols and Teredo, documentation, 6to4, documentation again. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blocked4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) blocked4.addSubnet(network, bits, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const blocked6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_6) blocked6.addSubnet(network, bits, 'ipv6');

/** May anybody make the server connect to this address? */
export function isPublicAddress(address: string, ownNetworks: readonly string[] = networksOfHost()): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, 'ipv4') && !isWithin(address, 'ipv4', ownNetworks);
  if (family !== 6) return false;
  const isGivenOut = public6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
  return isGivenOut && !isWithin(address, 'ipv6', ownNetworks);
}

/** Machines beside the host may have public addresses too, in IPv6 nearly always. Asked anew: networks come and go. */
const networksOfHost = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((cards) => (cards ?? []).flatMap(({ cidr }) => cidr ?? []));

function isWithin(address: string, family: 'ipv4' | 'ipv6', networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (isIP(base) === (family === 'ipv4' ? 4 : 6)) list.addSubnet(base, Number(bits), family);
  }
  return list.check(address, family);
}
