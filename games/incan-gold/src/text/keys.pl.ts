import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysPl: readonly KeyHint[] = [
  { key: 'P', does: 'pochodnia: idziesz dalej' },
  { key: 'O', does: 'obóz: wracasz' },
];
