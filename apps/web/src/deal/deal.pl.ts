import type { DealText } from './deal-text.ts';

export const dealPl: DealText = {
  title: 'Jeszcze raz te same karty',
  lead: 'Kto gra to rozdanie, ma te same karty w tej samej kolejności. Zagraj i porównaj wyniki.',
  lookedUp: 'Karty zakończonej gry można podejrzeć w jej zapisie, więc to gra dla zabawy.',
  playHeading: 'Zagraj to rozdanie',
  withBots: 'Z botami',
  withFriends: 'Ze znajomymi',
  shareHeading: 'Wyślij je innym',
  shareLead: 'Kto otworzy ten link, może zagrać tymi samymi kartami.',
  link: 'Link do tego rozdania',
  qr: 'Link do tego rozdania jako kod QR',
  resultsHeading: 'Dotychczasowe wyniki',
  original: 'pierwsza gra',
  onDevice: 'gra na urządzeniu',
  placeOf: (place) => `Miejsce ${place}`,
  yes: 'tak',
  no: 'nie',
  gone: { title: 'Nie ma takiego rozdania', text: 'Jeszcze raz można zagrać tylko rozdanie zakończonej gry.' },
  failed: { title: 'To rozdanie jest teraz poza zasięgiem', text: 'Spróbuj za chwilę.' },
};
