export const fairPl: readonly string[] = [
  'Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę i pokazał jej pieczęć. Nie może już zmienić liczby, nie łamiąc pieczęci.',
  'Każda osoba przy stole dokłada własną tajną liczbę, zapieczętowaną tak samo. Na początku gry wszystkie zostają otwarte i zmieszane, więc nikt, nawet serwer, nie może wybrać kart.',
  'Po grze serwer otwiera też swoją pieczęć, a plik z zapisem gry potwierdza każde losowanie. Kto prowadzi serwer, może jednak podejrzeć karty w trakcie gry.',
];
