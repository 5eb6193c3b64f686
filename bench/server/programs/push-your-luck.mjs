// Incan Gold as a small hand-written game, for the servers Quri is compared with: states are written into, chance is
// `below(n)`. Nothing of it is sent as it is: `viewFor` leaves out the deck and what the others have chosen.

const VALUES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const HAZARDS = ['spiders', 'mummy', 'fire', 'snake', 'rockfall'];
const ROUNDS = 5;

export const CHOICES = ['torch', 'camp'];

export function newGame(players, below) {
  const state = {
    round: 0,
    turn: 0,
    deck: [
      ...VALUES.map((value) => ({ kind: 'treasure', value })),
      ...HAZARDS.flatMap((hazard) => [0, 1, 2].map(() => ({ kind: 'hazard', hazard }))),
    ],
    hidden: [1, 2, 3, 4, 5],
    path: [],
    pool: 0,
    carriedOut: 0,
    over: false,
    explorers: Array.from({ length: players }, () => ({ inside: false, beside: 0, tent: 0, choice: null })),
  };
  beginRound(state, below);
  return state;
}

export const mayChoose = (state, seat) =>
  !state.over && state.explorers[seat]?.inside === true && state.explorers[seat].choice === null;

export function choose(state, seat, choice, below) {
  state.explorers[seat].choice = choice;
  if (state.explorers.every((one) => !one.inside || one.choice !== null)) settle(state, below);
}

export function viewFor(state, seat) {
  return {
    seat,
    round: state.round,
    turn: state.turn,
    path: state.path,
    pool: state.pool,
    deckSize: state.deck.length,
    artifactsLeft: state.hidden.length,
    carriedOut: state.carriedOut,
    over: state.over,
    choice: state.explorers[seat]?.choice ?? null,
    explorers: state.explorers.map(({ inside, beside, tent, choice }, i) => ({
      inside,
      beside,
      chosen: choice !== null,
      tent: i === seat || state.over ? tent : null,
    })),
  };
}

function beginRound(state, below) {
  state.round++;
  const [artifact] = state.hidden.splice(below(state.hidden.length), 1);
  state.deck.push({ kind: 'artifact', artifact });
  state.path = [];
  state.pool = 0;
  for (const explorer of state.explorers) Object.assign(explorer, { inside: true, beside: 0, choice: null });
  turnCards(state, below);
}

function turnCards(state, below) {
  state.turn++;
  for (;;) {
    const [card] = state.deck.splice(below(state.deck.length), 1);
    const party = state.explorers.filter((one) => one.inside);
    const struck = card.kind === 'hazard' && state.path.some((laid) => laid.hazard === card.hazard);
    if (struck) return endRound(state, below);
    state.path.push(card);
    if (card.kind === 'treasure') {
      const share = Math.floor(card.value / party.length);
      for (const explorer of party) explorer.beside += share;
      state.pool += card.value - share * party.length;
    }
    if (card.kind !== 'hazard' || state.path.length > 1) return;
  }
}

function endRound(state, below) {
  state.deck.push(...state.path.filter((card) => card.kind !== 'artifact'));
  for (const explorer of state.explorers) Object.assign(explorer, { inside: false, choice: null });
  if (state.round < ROUNDS) beginRound(state, below);
  else state.over = true;
}

function settle(state, below) {
  const leavers = state.explorers.filter((one) => one.inside && one.choice === 'camp');
  const share = leavers.length === 0 ? 0 : Math.floor(state.pool / leavers.length);
  state.pool -= share * leavers.length;
  for (const explorer of leavers) {
    explorer.tent += explorer.beside + share;
    explorer.beside = 0;
    explorer.inside = false;
  }
  if (leavers.length === 1) {
    for (const card of state.path) if (card.kind === 'artifact') leavers[0].tent += state.carriedOut++ < 3 ? 5 : 10;
    state.path = state.path.filter((card) => card.kind !== 'artifact');
  }
  for (const explorer of state.explorers) explorer.choice = null;
  if (state.explorers.some((one) => one.inside)) turnCards(state, below);
  else endRound(state, below);
}
