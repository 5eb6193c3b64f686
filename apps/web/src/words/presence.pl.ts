import { countPl } from '@quri/words';
import type { TermsText } from './terms-text.ts';

export const presencePl: TermsText['presence'] = {
  leaveTitle: 'Odchodzisz od stołu?',
  leaveNote:
    'Miejsce zostaje twoje: „Graj dalej” na stronie głównej prowadzi z powrotem do stołu. Bez bota reszta czeka na ciebie.',
  leaveToBot: 'Niech dalej gra za mnie bot',
  leaveForNow: 'Zaraz wracam',
  stay: 'Zostaję',

  noticeLabel: 'Kogo nie ma przy stole',
  awayNote: (minutes) => (minutes < 1 ? 'poza stołem' : `poza stołem ${minutes} min`),
  waitingForAway: (name, minutes) =>
    `Czekamy na: ${name} (poza stołem ${minutes < 1 ? 'od chwili' : `od ${minutes} min`}).`,
  waitingForIdle: (name) => `Już długo czekamy na ruch: ${name}.`,
  othersMayReplaceYou: 'Reszta już długo czeka na twój ruch. Może zastąpić cię botem.',
  letBotPlay: (name) => `Zastąp botem: ${name}`,
  endGame: 'Zakończ grę',
  agreedSoFar: (n, all) => `Zgoda: ${n} z ${all}`,
  substituteNote: 'gra bot',
  botPlaysForYou: 'Gra za ciebie bot.',
  playMyself: 'Wracam do gry',

  botTakesOver: (name) => (name === null ? 'Od teraz gra za ciebie bot.' : `${name}: od teraz gra bot.`),
  isBack: (name) => (name === null ? 'Wracasz do gry.' : `${name} wraca do gry.`),
  goesOn: 'Gra toczy się dalej.',
  endedEarly: 'Gra kończy się przed czasem.',

  watching: 'Oglądasz grę.',
  watchers: (n) => countPl(n, 'osoba ogląda', 'osoby oglądają', 'osób ogląda'),
};
