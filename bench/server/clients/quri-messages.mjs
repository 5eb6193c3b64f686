// What differs between the old and the new messages of a Quri server. A position has `seq`, `view`, `offers` and `ask`.

/** Up to decision 9: a move names the place of an offer, and every piece of news carries a whole position. */
export const oldMessages = {
  subscribe: {},
  move: (id, table, { ask }, offer) => JSON.stringify({ type: 'move', id, table, ask, offer }),
  positionIn: ({ news }) => news.at(-1),
};

const MOVE_BYTES = 256;

/**
 * As they are now: a move is a list of intents in 256 bytes, the position comes once per frame or not at all (decision 9),
 * and of its view only what has changed (decision 24).
 */
export const newMessages = {
  subscribe: { changes: true },
  move: (id, table, { ask, offers }, offer) =>
    JSON.stringify({ type: 'move', id, table, ask, intents: [offers[offer]] }).padEnd(MOVE_BYTES),
  positionIn: ({ position }, before) =>
    position?.since === undefined ? position : { ...position, view: { ...before.view, ...position.changes } },
};
