// A bare hand-written loop of Incan Gold, the limit the real engine is measured against: no events, no log, no views,
// no names, numbers only. It plays the same rules (IG-1 to IG-16, edition incan-gold) with the same random choices.

const VALUES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
// Cards: 0 to 14 treasures, 15 to 29 hazards (three of a kind in a row), 30 to 34 artifacts.
const FIRST_HAZARD = 15;
const FIRST_ARTIFACT = 30;

/** Plays one game; `below(n)` gives a random whole number from 0 to n-1. Returns the scores and counts decisions. */
export function bareGame(players, below, count) {
  const tent = new Int32Array(players);
  const carried = new Int32Array(players);
  const beside = new Int32Array(players);
  const inside = new Uint8Array(players);
  const leaves = new Uint8Array(players);
  const deck = new Uint8Array(35);
  let size = 30;
  for (let i = 0; i < 30; i++) deck[i] = i;
  const hidden = [30, 31, 32, 33, 34];
  let out = 0;
  below(players);
  for (let round = 0; round < 5; round++) {
    const at = below(hidden.length);
    deck[size++] = hidden[at];
    hidden.splice(at, 1);
    inside.fill(1);
    beside.fill(0);
    let party = players;
    let pool = 0;
    let left = size;
    let met = 0;
    let artifacts = 0;
    let struck = -1;
    for (let turned = 0; ; ) {
      const drawn = below(left);
      const card = deck[drawn];
      deck[drawn] = deck[--left];
      deck[left] = card;
      turned++;
      if (card < FIRST_HAZARD) {
        const share = (VALUES[card] / party) | 0;
        pool += VALUES[card] - share * party;
        for (let p = 0; p < players; p++) if (inside[p]) beside[p] += share;
      } else if (card < FIRST_ARTIFACT) {
        const kind = 1 << (((card - FIRST_HAZARD) / 3) | 0);
        if (met & kind) {
          struck = left;
          break;
        }
        met |= kind;
        if (turned === 1) continue;
      } else artifacts++;
      let leavers = 0;
      for (let p = 0; p < players; p++) {
        if (!inside[p]) continue;
        count.decisions++;
        leaves[p] = below(2);
        leavers += leaves[p];
      }
      if (leavers === 0) continue;
      const share = (pool / leavers) | 0;
      pool -= share * leavers;
      for (let p = 0; p < players; p++) {
        if (!inside[p] || !leaves[p]) continue;
        inside[p] = 0;
        tent[p] += beside[p] + share;
        if (leavers === 1) {
          for (; artifacts > 0; artifacts--) {
            tent[p] += out++ < 3 ? 5 : 10;
            carried[p]++;
          }
        }
      }
      party -= leavers;
      if (party === 0) break;
    }
    // Artifacts that were turned up leave the game, and so does the hazard that struck.
    let kept = 0;
    for (let i = 0; i < size; i++) {
      const gone = i === struck || (i >= left && deck[i] >= FIRST_ARTIFACT);
      if (!gone) deck[kept++] = deck[i];
    }
    size = kept;
  }
  return { tent, carried };
}
