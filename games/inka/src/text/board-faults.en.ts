import type { BoardFault } from '../answers/board-faults.ts';

/** IN-C5: what is wrong with a board that somebody wrote. */
export const boardFaultsEn: Readonly<Record<BoardFault, string>> = {
  form: 'a board is "temple-2", "temple" or JSON with "rows", a list of ten texts, and perhaps "faces", a list of thirteen, and "targets", lists of three by number of players.',
  rows: 'a board has ten rows, of 11, 13, 15, 17, 19, 19, 17, 15, 13 and 11 cells.',
  cells: 'the cells of a board are S (start), # (ground), s (snake), p (passage), d (diamond), . (hole), 1, 2 and 3.',
  targets:
    'a board has each of its target tiles 1, 2 and 3 on two cells side by side; "targets" names three such places, like "e9-e10", for 2, 3 or 4 players.',
  faces: 'a board has 13 faces; each lists walls (e0, e1, e2, e3, m) and snakes (h0, h1), none of them twice.',
  starts: 'a board has four starts.',
  asymmetric: 'a board must look the same mirrored left to right and top to bottom, but for its target tiles.',
  middle: 'no ground may lie under or beside a target tile.',
  tooNear: 'from every start at least two tiles must be needed to reach a target tile.',
};
