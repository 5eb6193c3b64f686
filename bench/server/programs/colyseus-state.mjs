// What a Colyseus room shows of the hand-written game. The game itself, its deck included, stays outside of the schema.
import { createRequire } from 'node:module';

const { schema } = createRequire(new URL('../../peers/package.json', import.meta.url))('@colyseus/schema');

const Card = schema({ kind: 'string', value: 'uint8', hazard: 'string', artifact: 'uint8' });
const Explorer = schema({
  inside: 'boolean',
  beside: 'uint16',
  chosen: 'boolean',
  /** Everybody's business once the game is over. */
  score: 'uint16',
  tent: { type: 'uint16', view: true },
  choice: { type: 'string', view: true },
});

export const Table = schema({
  round: 'uint8',
  turn: 'uint16',
  path: { array: Card },
  pool: 'uint16',
  deckSize: 'uint8',
  artifactsLeft: 'uint8',
  carriedOut: 'uint8',
  over: 'boolean',
  explorers: { array: Explorer },
});

/** Writes what has changed into the schema, which keeps track of it for the next patch. */
export function mirror(game, table) {
  table.round = game.round;
  table.turn = game.turn;
  table.pool = game.pool;
  table.deckSize = game.deck.length;
  table.artifactsLeft = game.hidden.length;
  table.carriedOut = game.carriedOut;
  table.over = game.over;
  mirrorPath(game.path, table);
  game.explorers.forEach(({ inside, beside, tent, choice }, i) => {
    if (table.explorers[i] === undefined) table.explorers.push(new Explorer());
    const shown = table.explorers[i];
    shown.inside = inside;
    shown.beside = beside;
    shown.chosen = choice !== null;
    shown.score = game.over ? tent : 0;
    shown.tent = tent;
    shown.choice = choice ?? '';
  });
}

/** The path only grows within a round, unless somebody carries artifacts away. */
function mirrorPath(path, table) {
  const shown = table.laid ?? [];
  const grown = shown.every((card, i) => card === path[i]);
  if (!grown) table.path.clear();
  for (const card of grown ? path.slice(shown.length) : path) {
    const { kind, value = 0, hazard = '', artifact = 0 } = card;
    table.path.push(new Card().assign({ kind, value, hazard, artifact }));
  }
  table.laid = [...path];
}
