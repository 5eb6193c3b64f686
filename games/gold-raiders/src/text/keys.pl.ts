import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysPl: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'wybiera kartę, stos albo odpowiedź' },
  { key: 'Esc', does: 'cofa o jeden krok albo odkłada stos' },
];
