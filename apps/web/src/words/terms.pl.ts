import { countPl, pluralPl } from '@quri/words';
import { presencePl } from './presence.pl.ts';
import type { TermsText } from './terms-text.ts';

const seats = (n: number): string => countPl(n, 'miejsce', 'miejsca', 'miejsc');
const hours = (n: number): string => countPl(n, 'godziny', 'godzin', 'godzin');
const ofDays = (n: number): string => countPl(n, 'dnia', 'dni', 'dni');
const days = (n: number): string => countPl(n, 'dzień', 'dni', 'dni');
const duration = (seconds: number): string =>
  seconds < 60
    ? countPl(seconds, 'sekunda', 'sekundy', 'sekund')
    : countPl(Math.round(seconds / 60), 'minuta', 'minuty', 'minut');

export const termsPl: TermsText = {
  presence: presencePl,
  invitation: {
    heading: 'Zaproszenie',
    lead: 'Kto otworzy ten link, może zająć wolne miejsce. Niedokończona gra znika po 90 dniach bez ruchu.',
    link: 'Link z zaproszeniem',
    qr: 'Zaproszenie jako kod QR',

    fairHeading: 'Tasowanie, którego nikt nie ustawi',
    fairLine: 'Serwer zapieczętował swoją część tasowania:',
    fairMore: 'Co to znaczy?',
  },
  extras: {
    notes: 'Moje notatki',

    watchMySeat: 'Niech ktoś ogląda moje miejsce',
    hostNote: 'gospodarz',
    watchedNote: (n) => countPl(n, 'widz', 'widzów', 'widzów'),
    watchingSeat: (name) => `Oglądasz miejsce: ${name}.`,

    hostTools: (name) => `Jako gospodarz: ${name}`,
    freeSeat: 'Zwolnij miejsce',
    makeHost: 'Przekaż rolę gospodarza',
    usualHours: (n) => `zwykle decyduje w ciągu ${n < 24 ? hours(n) : ofDays(n / 24)}`,
  },
  gathering: {
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
    starting: 'Otwieramy koperty…',
  },

  gone: {
    linkGone: { title: 'Ten link już nie działa', text: 'Osoba, która go udostępniła, już go cofnęła.' },
    banned: {
      title: 'Tutaj nie zagrasz',
      text: 'Ten serwer jest dla ciebie zamknięty. Gry z botami działają dalej.',
    },
    offline: {
      title: 'Nie masz połączenia z siecią',
      text: 'Ten stół jest na serwerze. Otworzy się sam, gdy tylko wróci sieć. Tymczasem możesz grać z botami albo na jednym urządzeniu.',
    },
    unreachable: {
      title: 'Serwer nie odpowiada',
      text: 'Stół otworzy się sam, gdy tylko serwer wróci. Tymczasem możesz grać z botami albo na jednym urządzeniu.',
    },
  },
  clock: 'Zegar',
  clockKinds: { none: 'Bez zegara', decision: 'Na decyzję', bank: 'Na całą grę', days: 'W dniach' },
  howLong: 'Ile czasu',
  shortSeconds: (seconds) => (seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  shortDays: days,
  noClock: 'Nikt nikogo nie pogania. Gdy wszyscy odejdą, gra czeka.',
  decisionClock: (seconds) => `Czas na każdą decyzję: ${duration(seconds)}.`,
  bankClock: (seconds, increment) =>
    `Czas na całą grę: ${duration(seconds)}. Każda decyzja dodaje do niego ${increment} s.`,
  daysClock: (n) => `Czas na każdą decyzję: ${days(n)}. Nie trzeba siedzieć przy stole w tym samym czasie.`,
  timeUp: 'Gdy czas się skończy',
  timeUpChoices: { bot: 'Decyduje bot', forfeit: 'Przegrana' },
  timeUpSentences: {
    bot: 'Gdy komuś skończy się czas, decyduje bot.',
    forfeit: 'Komu skończy się czas, ten przegrywa. W grze we dwoje wygrywa druga osoba, w większej dalej gra bot.',
  },
  watchers: 'Inni mogą oglądać',
  watchersSentence: 'Widzą to, co wszyscy, i żadnych tajemnic.',
  noWatchers: 'Grę widzą tylko ci, którzy grają.',
  odds: 'Można sprawdzać szanse',
  oddsSentence: 'Każdy, kto chce, widzi w trakcie gry dokładne szanse.',
  noOdds: 'Bez podglądu szans: każdy liczy w pamięci.',
  dealFixed: 'To rozdanie z zakończonej gry: liczba graczy i ustawienia zostają takie same.',
  playDealAgain: 'Zagraj to rozdanie jeszcze raz',
  watchReplay: 'Obejrzyj powtórkę',
  onDevice: 'Gra na urządzeniu',
  picture: 'Obrazek z wynikiem',
  dealLink: 'Zobacz, jak poszło innym',

  clockOf: (left) => `Zegar: ${left}`,
  leftShort: { day: 'd', hour: 'h', minute: 'min' },
  secondsLeft: (seconds) => `Zostało ci ${countPl(seconds, 'sekunda', 'sekundy', 'sekund')}.`,
  timeIsUp: (name) =>
    name === null ? 'Koniec czasu: decyduje za ciebie bot.' : `${name}: koniec czasu, decyduje bot.`,
  leaveNote: {
    bot: 'Miejsce zostaje twoje, a zegar idzie dalej. Gdy dojdzie do zera, zdecyduje za ciebie bot.',
    forfeit: 'Miejsce zostaje twoje, a zegar idzie dalej. Gdy dojdzie do zera, przegrywasz.',
  },

  askTakeBack: 'Poproś o cofnięcie mojego ruchu',
  askPause: 'Poproś o przerwę',
  askResume: 'Poproś o koniec przerwy',
  takeBackAlone: 'Cofnij mój ostatni ruch',
  pauseAlone: 'Zrób przerwę',
  resumeAlone: 'Graj dalej',
  consentLabel: 'Pytanie do wszystkich',
  asks: {
    takeBack: (name) => `${name} prosi o cofnięcie swojego ruchu i wszystkiego po nim.`,
    pause: (name) => `${name} prosi o przerwę.`,
    resume: (name) => `${name} prosi o koniec przerwy.`,
  },
  youAsk: {
    takeBack: 'Prosisz o cofnięcie swojego ostatniego ruchu.',
    pause: 'Prosisz o przerwę.',
    resume: 'Prosisz o koniec przerwy.',
  },
  agree: 'Zgoda',
  decline: 'Nie',
  withdraw: 'Wycofaj prośbę',
  withdrawConsent: 'Wycofaj zgodę',
  waitingFor: (names) => `Czekamy na: ${names}.`,
  waitingForYou: 'Czekamy na twoją odpowiedź.',
  declined: {
    takeBack: (name) => `${name} nie zgadza się: ruch zostaje.`,
    pause: (name) => `${name} nie zgadza się: na razie bez przerwy.`,
  },
  pauses: 'Gra ma przerwę.',
  pausedNow: 'Gra ma przerwę. Każdy może poprosić o jej koniec.',
  goesOnIn: (left) => `Gra rusza dalej za ${left}, także bez brakujących odpowiedzi.`,
  takenBackTogether: (name) =>
    `${name === null ? 'Cofasz' : `${name} cofa`} swój ruch i wszystko po nim: zgoda wszystkich. Dalsze losowania są nowe.`,

  giveUp: 'Poddaj się',
  giveUpTitle: 'Poddajesz tę grę?',
  giveUpEnds: (winners) => `Gra kończy się tutaj. Zwycięstwo: ${winners}.`,
  giveUpMore: 'Zajmujesz ostatnie miejsce, a dalej gra za ciebie bot. Możesz zostać i patrzeć. Nie ma powrotu do gry.',
  playOn: 'Gram dalej',
  outNote: { conceded: 'gra poddana', outOfTime: 'koniec czasu' },
  youAreOut: {
    conceded: 'Gra poddana. Dalej gra za ciebie bot.',
    outOfTime: 'Twój czas się skończył. Dalej gra za ciebie bot.',
  },
  givesUp: (name) => `${name === null ? 'Poddajesz się' : `${name} poddaje się`}: dalej gra bot.`,
  outOfTime: (name) => `${name === null ? 'Twój czas się skończył' : `${name}: koniec czasu`}, dalej gra bot.`,
  endsByGivingUp: (name) => `${name === null ? 'Poddajesz się' : `${name} poddaje się`}: koniec gry.`,
  endsByTime: (name) => `${name === null ? 'Twój czas się skończył' : `${name}: koniec czasu`} i koniec gry.`,
};
