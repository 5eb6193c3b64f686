import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysEn: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'chooses a tile, a cell, an end or an answer' },
  { key: 'Arrows', does: 'goes from cell to cell, or from end to end round a tile' },
  { key: 'R', does: 'turns the tile that is to be laid' },
  { key: 'Esc', does: 'goes back one step' },
  { key: 'W', does: 'starts to walk' },
  { key: 'C', does: 'shows what changed since your last turn' },
  { key: '+ − 0', does: 'zooms in, zooms out, fits the whole board' },
];
