// The usual settings of a Quri server with limits that let a few hundred sockets of one address play as fast as they can.

const MUCH = 1_000_000;

/** Times, sizes and threads stay as they are; everything else in the settings is a limit. */
const stays = (name) => /(Ms|Mb|Bytes|BytesInAll|Days|Workers)$/.test(name);

export function raised(usual) {
  const limits = Object.entries(usual).map(([name, value]) => [
    name,
    typeof value === 'number' && !stays(name) ? MUCH : value,
  ]);
  // A reader on loopback that is a little late is no attacker: the old server sends a long log in one go.
  return { ...Object.fromEntries(limits), unreadBytes: 64 * MUCH };
}
