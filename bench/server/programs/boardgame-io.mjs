// boardgame.io's own server with its storage in memory, and the game written the way its documentation asks for:
// secrets taken out by `playerView`, secret moves redacted in the log, simultaneous moves not refused as stale.
import { createRequire } from 'node:module';
import { CHOICES, choose, mayChoose, newGame, viewFor } from './push-your-luck.mjs';
import { tellFigures } from './tell-figures.mjs';

const require = createRequire(new URL('../../peers/package.json', import.meta.url));
const { Server } = require('boardgame.io/dist/cjs/server.js');
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const belowOf = (random) => (n) => random.Die(n) - 1;

const game = {
  name: 'push-your-luck',
  setup: ({ ctx, random }) => newGame(ctx.numPlayers, belowOf(random)),
  playerView: ({ G, playerID }) => viewFor(G, Number(playerID ?? -1)),
  turn: { activePlayers: { all: 'choosing' }, stages: { choosing: {} } },
  moves: {
    choose: {
      client: false,
      redact: true,
      ignoreStaleStateID: true,
      move: ({ G, playerID, random }, choice) => {
        const seat = Number(playerID);
        if (!CHOICES.includes(choice) || !mayChoose(G, seat)) return INVALID_MOVE;
        choose(G, seat, choice, belowOf(random));
        return undefined;
      },
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.explorers.map((one) => one.tent) } : undefined),
};

const server = Server({ games: [game], origins: [] });
await server.run({ port: { port: Number(process.env.PORT), host: '127.0.0.1' } });
process.on('SIGTERM', () => process.exit());
tellFigures();
