import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysEn: readonly KeyHint[] = [
  { key: 'T', does: 'torch: go on' },
  { key: 'C', does: 'camp: go back' },
];
