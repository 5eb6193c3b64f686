// Everything that is measured: how it is started and how one plays there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtServers, earlierCheckout, root } from './checkouts.mjs';
import { boardgameIoClient } from './clients/boardgame-io.mjs';
import { colyseusClient } from './clients/colyseus.mjs';
import { plainClient } from './clients/plain.mjs';
import { quriClient } from './clients/quri.mjs';
import { newMessages, oldMessages } from './clients/quri-messages.mjs';

export const NAMES = ['before', 'quri', 'plain', 'boardgame.io', 'colyseus'];

const programOf = (name) => fileURLToPath(new URL(`programs/${name}.mjs`, import.meta.url));

/** The servers of these names, ready to be started. `say` is told what cannot be had. */
export async function serversOf(names, before, say) {
  const servers = [];
  for (const name of names) {
    const server = await makers[name](before);
    if (server === undefined) say(`The revision ${before} is not in this clone: going on without it.`);
    else servers.push({ name, ...server });
  }
  return servers;
}

const makers = {
  before: async (before) => {
    const checkout = earlierCheckout(before);
    return checkout && quri(checkout, oldMessages);
  },
  quri: async () => quri(root, newMessages),
  plain: async () => ({ program: programOf('plain'), client: plainClient }),
  'boardgame.io': async () => {
    installPeers();
    return { program: programOf('boardgame-io'), client: boardgameIoClient };
  },
  colyseus: async () => {
    installPeers();
    return { program: programOf('colyseus'), client: colyseusClient };
  },
};

function quri(checkout, messages) {
  const { program, openGameProgram } = builtServers(checkout);
  const env = { QURI_PROGRAM: program, QURI_CHECKPOINTS: join(dirname(program), 'checkpoint-worker.mjs') };
  const nodeFlags = startFlags(checkout);
  return { program: programOf('quri'), env, nodeFlags, openGameProgram, messages, client: quriClient(messages) };
}

/** What `npm start` tells Node. */
const startFlags = (checkout) => packageIn(checkout).scripts.start.match(/--\S+/g) ?? [];

function installPeers() {
  const peers = join(root, 'bench', 'peers');
  const { dependencies } = packageIn(peers);
  const isThere = ([name, version]) => packageIn(join(peers, 'node_modules', name)).version === version;
  if (Object.entries(dependencies).every(isThere)) return;
  execFileSync('npm', ['ci', '--ignore-scripts'], {
    cwd: peers,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function packageIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}
