/** What the load has to know of a view of the hand-written game. */
export const peerStanding = ({ turn, over, explorers }, seat) => {
  const { inside, chosen } = explorers[seat];
  return { mustChoose: !over && inside && !chosen, decision: turn * 2 + (chosen ? 1 : 0), over };
};
