import type { ReactNode } from 'react';
import { textIn } from '../../app/language.tsx';

/** How a shuffle is kept fair; loaded after the waiting room. */
const fairEn: readonly string[] = [
  'Before anybody sat down, the server drew a secret number and showed this seal of it. It can no longer change the number without breaking the seal.',
  'Everybody who sits down adds a secret of their own, sealed in the same way. When the game starts all of them are opened and mixed, so no one, not even the server, could choose the cards.',
  'When the game is over the server opens its seal too, and the replay file proves every single draw. Whoever runs the server could still look at the cards during play.',
];

const fairPl: readonly string[] = [
  'Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę i pokazał jej pieczęć. Nie może już zmienić liczby, nie łamiąc pieczęci.',
  'Każda osoba przy stole dokłada własną tajną liczbę, zapieczętowaną tak samo. Na początku gry wszystkie zostają otwarte i zmieszane, więc nikt, nawet serwer, nie może wybrać kart.',
  'Po grze serwer otwiera też swoją pieczęć, a plik z zapisem gry potwierdza każde losowanie. Kto prowadzi serwer, może jednak podejrzeć karty w trakcie gry.',
];

const useFairText = textIn({ en: fairEn, pl: fairPl });

export const FairText = (): ReactNode => useFairText().map((one) => <p key={one}>{one}</p>);
