// All attacks by name. Each has
//   about: what it does, in one line
//   prepare(context): what it needs before it begins; not measured
//   attack(context, prepared): attacks until `over()`, then answers what was achieved
//   wanted(achieved): what a server should have made of it, as pairs of a sentence and whether it is so
//   p99Factor: the bystander's p99 is to be at most so many times the control's, besides what is wanted under every attack
//   server, withBot: how its server is started, and whether the bystander plays with a bot as well
// The context has url, address, short, sleep, replayed (a table with a long log) and long (several with longer ones), and in
// `attack` seconds and over.
import { bots } from './attacks/bots.mjs';
import { catchUp } from './attacks/catch-up.mjs';
import { chat } from './attacks/chat.mjs';
import { fillLog } from './attacks/fill-log.mjs';
import { finishedGames } from './attacks/finished-games.mjs';
import { fullLobby } from './attacks/full-lobby.mjs';
import { fullLogOutput } from './attacks/full-log-output.mjs';
import { garbage } from './attacks/garbage.mjs';
import { http } from './attacks/http.mjs';
import { lobby } from './attacks/lobby.mjs';
import { longMessages } from './attacks/long-messages.mjs';
import { manySockets } from './attacks/many-sockets.mjs';
import { openBurst } from './attacks/open-burst.mjs';
import { pings, pongs } from './attacks/pings.mjs';
import { proxiedUpgrades } from './attacks/proxied-upgrades.mjs';
import { replays } from './attacks/replays.mjs';
import { roomChanges } from './attacks/room-changes.mjs';
import { slowConnections } from './attacks/slow-connections.mjs';
import { slowReaders } from './attacks/slow-readers.mjs';
import { subscribes } from './attacks/subscribes.mjs';
import { upgrades } from './attacks/upgrades.mjs';
import { whys } from './attacks/whys.mjs';

export const attacks = {
  pings,
  pongs,
  'slow-readers': slowReaders,
  replays,
  'fill-log': fillLog,
  bots,
  'catch-up': catchUp,
  'open-burst': openBurst,
  'room-changes': roomChanges,
  'many-sockets': manySockets,
  'long-messages': longMessages,
  upgrades,
  lobby,
  whys,
  subscribes,
  http,
  'full-log-output': fullLogOutput,
  garbage,
  chat,
  'full-lobby': fullLobby,
  'finished-games': finishedGames,
  'slow-connections': slowConnections,
  'proxied-upgrades': proxiedUpgrades,
};
