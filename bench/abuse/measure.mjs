// One attack: a server of its own, a bystander, the attacker; and then the same with a process that only burns as much.
import { fileURLToPath } from 'node:url';
import { withFolder } from '../server/server-process.mjs';
import { attacks } from './attacks.mjs';
import { startProcess } from './calls.mjs';
import { startHostServer } from './host-server.mjs';

const programOf = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
const WARM_UP_MS = 1500;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Attackers are at addresses of their own, unless they are to share the bystander's. */
const ADDRESS = { own: '127.0.0.2', shared: '127.0.0.1' };

/** A fresh server with a bystander who has been playing for a moment. */
export const withBystander = ({ program, data, withBot = false, warmUpMs = WARM_UP_MS, server: options = {} }, use) =>
  withFolder(async (folder) => {
    data?.copyInto(folder);
    const server = await startHostServer({ program, folder, ...options });
    const bystander = startProcess(programOf('bystander'));
    try {
      await bystander.call('begin', { url: server.url, withBot });
      await sleep(warmUpMs);
      return await use(server, bystander);
    } finally {
      bystander.end();
      await server.stop();
    }
  });

/** What the bystander and the server show for so many seconds, while something else goes on. */
async function window(server, bystander, seconds, meanwhile = async () => undefined) {
  server.resetPeak();
  const cpu = server.cpu();
  const [seen, result] = await Promise.all([bystander.call('measure', { seconds }), meanwhile()]);
  return {
    ...seen,
    peakMb: Math.round(server.peak() / 1e6),
    serverCpu: Math.round(((server.cpu() - cpu) / seconds) * 100) / 100,
    serverGone: server.isGone(),
    ...result,
  };
}

export const measureCalm = (where, seconds) =>
  withBystander(where, (server, bystander) => window(server, bystander, seconds));

export async function attacked(server, bystander, { name, seconds, short, address, data }) {
  const attacker = startProcess(programOf('attacker'));
  try {
    const { replayed, long } = data;
    await attacker.call('prepare', { name, url: server.url, address, short, replayed, long });
    return await window(server, bystander, seconds, () => attacker.call('attack', { seconds }));
  } finally {
    attacker.end();
  }
}

/** As much processor time as the attacker used, and nothing else. */
async function controlled(server, bystander, { seconds, share }) {
  const burners = Array.from({ length: Math.max(1, Math.ceil(share)) }, () => startProcess(programOf('burner')));
  try {
    const each = share / burners.length;
    const burn = async () => {
      await Promise.all(burners.map((one) => one.call('burn', { share: each, seconds })));
    };
    return await window(server, bystander, seconds, burn);
  } finally {
    for (const one of burners) one.end();
  }
}

/** Both, each on a server of its own. */
export async function measureAttack(name, { program, data, seconds, sameAddress }) {
  const { withBot, server: options } = attacks[name];
  const where = { program, data, withBot };
  const attack = await withBystander({ ...where, server: options }, (server, bystander) =>
    attacked(server, bystander, { name, seconds, address: sameAddress ? ADDRESS.shared : ADDRESS.own, data }),
  ).catch((error) => ({ broken: error.message }));
  const share = (attack.cpu ?? 0) / seconds;
  const control = await withBystander(where, (server, bystander) => controlled(server, bystander, { seconds, share }));
  return { attack, control };
}
