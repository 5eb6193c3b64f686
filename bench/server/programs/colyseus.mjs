// Colyseus with its WebSocket transport, a room for each table and everything in memory. The game is the hand-written
// one; what everybody sees of it is a schema, and what only its owner sees is in the view of that seat. A patch is sent
// after every move (`patchRate` is null), so that its usual 50 ms limit neither the moves nor the latency.
import { createRequire } from 'node:module';
import { mirror, Table } from './colyseus-state.mjs';
import { CHOICES, choose, mayChoose, newGame } from './push-your-luck.mjs';
import { tellFigures } from './tell-figures.mjs';

const require = createRequire(new URL('../../peers/package.json', import.meta.url));
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { StateView } = require('@colyseus/schema');

const PLAYERS = 3;
const below = (n) => Math.floor(Math.random() * n);

class TableRoom extends Room {
  maxClients = PLAYERS;
  patchRate = null;
  seats = Array.from({ length: PLAYERS }, () => null);

  onCreate() {
    this.state = new Table();
    this.deal();
    this.onMessage('choose', (client, message) => this.choose(client, message));
    this.onMessage('again', () => {
      if (!this.game.over) return;
      this.deal();
      this.broadcastPatch();
    });
  }

  deal() {
    this.game = newGame(PLAYERS, below);
    mirror(this.game, this.state);
  }

  onJoin(client, { seat }) {
    if (this.seats[seat] !== null) throw new Error('no such seat');
    this.seats[seat] = client;
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.explorers[seat]);
  }

  onLeave(client) {
    this.seats[client.userData.seat] = null;
  }

  choose(client, message) {
    const { turn, choice } = message ?? {};
    const { seat } = client.userData;
    if (!CHOICES.includes(choice)) return client.error(4000, 'malformed');
    if (this.game.turn !== turn || !mayChoose(this.game, seat)) return client.error(4001, 'stale');
    choose(this.game, seat, choice, below);
    mirror(this.game, this.state);
    return this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false, gracefullyShutdown: false });
server.define('push-your-luck', TableRoom);
await server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
tellFigures();
