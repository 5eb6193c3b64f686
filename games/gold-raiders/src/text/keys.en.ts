import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysEn: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'chooses a card, a stack or an answer' },
  { key: 'Esc', does: 'goes back one step, or puts a stack down' },
];
