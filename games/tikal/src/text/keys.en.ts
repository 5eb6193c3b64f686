import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysEn: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'chooses a figure, a hex or an answer' },
  { key: 'Arrows', does: 'goes from hex to hex on the map' },
  { key: 'R', does: 'turns the tile' },
  { key: 'Esc', does: 'goes back one step' },
  { key: '+ − 0', does: 'zooms in, zooms out, fits the whole map' },
  { key: 'S', does: 'shows what scoring would bring now' },
  { key: 'C', does: 'shows what changed since your last turn' },
];
