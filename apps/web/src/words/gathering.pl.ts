import { countPl, pluralPl } from '@quri/words';
import type { TermsText } from './terms-text.ts';

const seats = (n: number): string => countPl(n, 'miejsce', 'miejsca', 'miejsc');

export const gatheringPl: TermsText['gathering'] = {
  calledOff: (names) => `Start gry odwołany. Brak odpowiedzi na czas: ${names}.`,
  calledOffWait: 'Poczekaj, aż wszyscy wrócą, albo zwolnij miejsce i zacznij jeszcze raz.',
  calledOffAgain: 'Możesz zacząć jeszcze raz.',
  calledOffHost: 'Gospodarz może zacząć jeszcze raz.',
  waitingForKept: (names) => `Czekamy jeszcze na: ${names}.`,
  freeKept: 'Jeśli wolisz nie czekać, zwolnij miejsce.',
  waitingForHost: 'Gospodarz zacznie grę, gdy wszyscy usiądą.',
  seatsEmptyYet: (n) => `${pluralPl(n, 'Wolne jest', 'Wolne są', 'Wolnych jest')} jeszcze ${seats(n)}.`,
  sitFirst: 'Zajmij miejsce, żeby grać.',
  full: 'Wszystkie miejsca są zajęte. Możesz oglądać stąd albo otworzyć własny stół.',
  allSeated: 'Wszyscy są na miejscach.',
  fillWithBots: 'Uzupełnij botami',
  starting: 'Wszyscy otwierają pieczęcie…',
};
