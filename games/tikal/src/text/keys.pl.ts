import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysPl: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'wybiera figurę, pole albo odpowiedź' },
  { key: 'Strzałki', does: 'przechodzi po polach mapy' },
  { key: 'R', does: 'obraca kafel' },
  { key: 'Esc', does: 'cofa o jeden krok' },
  { key: '+ − 0', does: 'bliżej, dalej, cała mapa' },
  { key: 'S', does: 'pokazuje, co dałaby punktacja teraz' },
  { key: 'C', does: 'pokazuje, co się zmieniło od twojej ostatniej tury' },
];
