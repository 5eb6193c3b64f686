// Attacks are for one's own machine: whatever is called goes through here.

/** Throws unless the address is one of this machine's loopback addresses. */
export function onLoopback(url) {
  const { hostname, port } = new URL(url);
  if (!/^127\.\d+\.\d+\.\d+$/.test(hostname)) throw new Error(`only a loopback address is attacked, not ${hostname}`);
  return { host: hostname, port: Number(port) };
}

/** Another address, some numbers on. */
export const neighbour = (address, n) => address.replace(/\d+$/, (last) => String(Number(last) + n));
