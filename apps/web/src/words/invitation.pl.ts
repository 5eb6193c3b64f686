import type { TermsText } from './terms-text.ts';

export const invitationPl: TermsText['invitation'] = {
  heading: 'Zaproszenie',
  lead: 'Kto otworzy ten link, może zająć wolne miejsce. Niedokończona gra znika po 90 dniach bez ruchu.',
  link: 'Link z zaproszeniem',
  qr: 'Zaproszenie jako kod QR',

  fairHeading: 'Tasowanie, którego nikt nie ustawi',
  fairLine: 'Serwer zapieczętował swoją część tasowania:',
  fairMore: 'Co to znaczy?',
  fairText: [
    'Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę i pokazał jej pieczęć. Nie może już zmienić liczby, nie łamiąc pieczęci.',
    'Każda osoba przy stole dokłada własną tajną liczbę, zapieczętowaną tak samo. Na początku gry wszystkie zostają otwarte i zmieszane, więc nikt, nawet serwer, nie może wybrać kart.',
    'Po grze serwer otwiera też swoją pieczęć, a plik z zapisem gry potwierdza każde losowanie. Kto prowadzi serwer, może jednak podejrzeć karty w trakcie gry.',
  ],
};
