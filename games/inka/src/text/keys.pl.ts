import type { KeyHint } from '@quri/words';

/** What keys do at this board, for the list of keys. */
export const keysPl: readonly KeyHint[] = [
  { key: 'Tab Enter', does: 'wybiera płytę, pole, miejsce dla płyty albo odpowiedź' },
  { key: 'Strzałki', does: 'przechodzi po polach albo po miejscach wokół płyty' },
  { key: 'R', does: 'obraca płytę przed położeniem' },
  { key: 'Esc', does: 'cofa o jeden krok' },
  { key: 'W', does: 'zaczyna drogę' },
  { key: 'C', does: 'pokazuje, co się zmieniło od twojej ostatniej tury' },
  { key: '+ − 0', does: 'bliżej, dalej, cała plansza' },
];
