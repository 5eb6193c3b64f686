// Incan Gold as a boardgame.io game, played through that library's own reducer: what `quri` is compared with.
// Same rules and the same random choices; written the way its documentation asks for.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js');
const { makeMove } = require('boardgame.io/dist/cjs/core.js').ActionCreators ?? actionCreators();

function actionCreators() {
  return {
    makeMove: (type, args, playerID) => ({
      type: 'MAKE_MOVE',
      payload: { type, args, playerID, credentials: undefined },
    }),
  };
}

const VALUES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const KINDS = ['spiders', 'mummy', 'fire', 'snake', 'rockfall'];

const freshDeck = () => [
  ...VALUES.map((value) => ({ kind: 'treasure', value })),
  ...KINDS.flatMap((hazard) => [0, 1, 2].map(() => ({ kind: 'hazard', hazard }))),
];

function beginRound(G, random) {
  G.round++;
  const [artifact] = G.hidden.splice(random.Die(G.hidden.length) - 1, 1);
  G.deck.push({ kind: 'artifact', artifact });
  G.path = [];
  G.pool = 0;
  for (const explorer of G.explorers) Object.assign(explorer, { inside: true, beside: 0, choice: null });
  turnCards(G, random);
}

function turnCards(G, random) {
  for (;;) {
    const [card] = G.deck.splice(random.Die(G.deck.length) - 1, 1);
    const party = G.explorers.filter((explorer) => explorer.inside);
    const again = card.kind === 'hazard' && G.path.some((laid) => laid.hazard === card.hazard);
    if (again) return endRound(G, random);
    G.path.push(card);
    if (card.kind === 'treasure') {
      const share = Math.floor(card.value / party.length);
      for (const explorer of party) explorer.beside += share;
      G.pool += card.value - share * party.length;
    }
    if (card.kind !== 'hazard' || G.path.length > 1) return undefined;
  }
}

function endRound(G, random) {
  G.deck.push(...G.path.filter((card) => card.kind !== 'artifact'));
  for (const explorer of G.explorers) explorer.inside = false;
  if (G.round < 5) beginRound(G, random);
  else G.over = true;
}

function settle(G, random) {
  const leavers = G.explorers.filter((explorer) => explorer.inside && explorer.choice === 'camp');
  const share = leavers.length === 0 ? 0 : Math.floor(G.pool / leavers.length);
  G.pool -= share * leavers.length;
  for (const explorer of leavers) {
    explorer.tent += explorer.beside + share;
    explorer.beside = 0;
    explorer.inside = false;
  }
  if (leavers.length === 1) {
    for (const _artifact of G.path.filter((card) => card.kind === 'artifact')) leavers[0].tent += G.out++ < 3 ? 5 : 10;
    G.path = G.path.filter((card) => card.kind !== 'artifact');
  }
  for (const explorer of G.explorers) explorer.choice = null;
  if (G.explorers.some((explorer) => explorer.inside)) turnCards(G, random);
  else endRound(G, random);
}

const game = {
  name: 'incan-gold',
  setup: ({ ctx, random }) => {
    const G = {
      round: 0,
      deck: freshDeck(),
      hidden: [1, 2, 3, 4, 5],
      path: [],
      pool: 0,
      out: 0,
      over: false,
      explorers: Array.from({ length: ctx.numPlayers }, () => ({ inside: false, beside: 0, tent: 0, choice: null })),
    };
    beginRound(G, random);
    return G;
  },
  turn: { activePlayers: { all: 'choosing' }, stages: { choosing: {} } },
  moves: {
    choose: ({ G, playerID, random }, choice) => {
      G.explorers[Number(playerID)].choice = choice;
      if (G.explorers.every((explorer) => !explorer.inside || explorer.choice !== null)) settle(G, random);
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.explorers.map((explorer) => explorer.tent) } : undefined),
};

/** Plays one game through the reducer; returns the scores and counts the moves. */
export function peerGame(players, below, count) {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: players });
  while (state.ctx.gameover === undefined) {
    for (let p = 0; p < players; p++) {
      if (!state.G.explorers[p].inside || state.G.explorers[p].choice !== null) continue;
      state = reducer(state, makeMove('choose', [below(2) === 0 ? 'torch' : 'camp'], String(p)));
      count.decisions++;
      if (state.ctx.gameover !== undefined) break;
    }
  }
  return state.ctx.gameover.scores;
}
