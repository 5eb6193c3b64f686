import { countPl, listPl, pluralPl } from '@quri/words';
import { arenaPl } from './arena.pl.ts';
import { backupPl } from './backup.pl.ts';
import { helpPl, usagePl } from './help.pl.ts';
import { hostPl } from './host.pl.ts';
import { range } from './range.ts';
import { reasonsPl } from './reasons.pl.ts';
import type { Text } from './text.ts';

const meant = (word: string | undefined): string => (word === undefined ? '' : ` Może ${word}?`);
const fileTrouble: Readonly<Record<string, string>> = {
  ENOENT: 'nie ma takiego pliku ani katalogu',
  EACCES: 'brak uprawnień',
  EISDIR: 'to katalog',
  EROFS: 'nic się tam nie zapisze',
  ENOSPC: 'dysk jest pełny',
  SQLITE_FULL: 'dysk jest pełny',
  EFBIG: 'plik nie może tam być tak duży',
};
const trouble = (code: string): string => fileTrouble[code] ?? code;
const games = (n: number): string => countPl(n, 'gra', 'gry', 'gier');
const people = (n: number): string => countPl(n, 'osoba', 'osoby', 'osób');

export const pl: Text = {
  language: 'pl',
  help: helpPl,
  usage: usagePl,

  unknownCommand: (name, near) => `nie ma polecenia „${name}”.${meant(near)} Zob. quri --help.`,
  unknownOption: (name, near) => `nie ma tu opcji ${name}.${meant(near && `--${near}`)} Zob. quri --help.`,
  unknownLanguage: (name) => `--lang to en albo pl, a nie „${name}”.`,
  needsValue: (name) => `${name} wymaga wartości: ${name} WARTOŚĆ.`,
  needsNoValue: (name) => `${name} nie przyjmuje wartości.`,
  tooMuch: (word) => `„${word}” to o jedno słowo za dużo. Zob. quri --help.`,
  notACount: (name, word) => `--${name} to liczba całkowita od 1, a nie „${word}”.`,
  whichFile: 'który plik? Podaj powtórkę.',
  unknownGame: (id, near, ids) => `nie ma gry „${id}”.${meant(near)} Są: ${ids.join(', ')}.`,
  unknownBot: (id, ids) => `nie ma bota „${id}”. Są: ${ids.join(', ')}.`,
  badPlayers: (n, min, max) => `liczba graczy przy tych opcjach to ${range({ min, max })}, a nie ${n}.`,
  badSeat: (word, players) => `--seat to numer od 0 do ${players - 1}, spectator albo all, a nie „${word}”.`,
  optionForm: (word) => `--option zapisuje się nazwa=wartość, a nie „${word}”.`,
  unknownTableOption: (name, names) => `gra nie ma opcji „${name}”; ma: ${names.join(', ') || 'żadnych'}.`,
  optionOneOf: (name, values) => `opcja ${name} to jedno z: ${values.join(', ')}.`,
  optionInRange: (name, min, max) => `opcja ${name} to liczba całkowita od ${min} do ${max}.`,
  optionText: (name, most) => `opcja ${name} to tekst, najwyżej ${most} znaków.`,
  broken: (why) => `coś się popsuło w samym Quri: ${why}`,

  cannotRead: (path, code) => `nie można odczytać ${path}: ${trouble(code)}.`,
  cannotWrite: (path, code) => `nie można zapisać ${path}: ${trouble(code)}.`,
  noReplay: (path, why) => `${path} to nie powtórka: ${why.replace(/^not a replay: /, '')}.`,
  noSuchGameIn: (path, game) => `${path} to powtórka gry „${game}”, której Quri nie zna.`,
  untrue: (path) => `${path} nie przechodzi sprawdzenia, więc nie zostanie pokazany; zob. quri verify ${path}.`,
  alreadyOver: (path) => `gra w ${path} jest skończona; zob. quri replay ${path}.`,

  playersAndMinutes: (usual, widest, minutes) => {
    const wider = range(usual) === range(widest) ? '' : ` (z opcjami ${range(widest)})`;
    const many = pluralPl(usual.max, 'osoba', 'osoby', 'osób');
    return `${range(usual)} ${many}${wider}, ${range(minutes)} ${pluralPl(minutes.max, 'minuta', 'minuty', 'minut')}`;
  },
  optionsHead: 'Opcje:',
  botsHead: 'Boty, od najsłabszego:',

  guest: 'Gość',
  youName: 'Ty',
  atTable: (names, seed) => `Przy stole: ${listPl(names)}.${seed === undefined ? '' : ` Karty z ziarna ${seed}.`}`,
  howToAnswer: 'Odpowiadaj numerem albo literą. ? objaśnia, q kończy.',
  manyOffers: (offers) =>
    `Możliwych odpowiedzi jest ${offers}. Wpisz słowa, które w odpowiedzi występują, na przykład pole albo płytę, żeby zobaczyć pasujące; * pokazuje wszystkie.`,
  unclear: (offers) =>
    offers === 1
      ? 'Odpowiedz 1 albo ?, jeśli potrzebna pomoc.'
      : `Odpowiedz numerem od 1 do ${offers} albo literą; ? to pomoc.`,
  keys: [
    'Odpowiadaj numerem propozycji, jej literą albo jej słowami; słowa, które ma kilka propozycji, wypisują właśnie te.',
    '  *        wypisuje wszystkie propozycje',
    '  ?        ta pomoc',
    '  ? słowo  co o tym słowie mówią zasady',
    '  u        cofa twój ostatni ruch, jeśli gra na to pozwala',
    '  q        kończy; grę można zapisać i wrócić do niej później',
    'Zasady, rozdział po rozdziale:',
  ],
  notInRulebook: (about) => `Zasady nie wspominają o „${about}”.`,
  neverTakenBack: 'W tej grze niczego się nie cofa: każdy wybór spotyka się z losem albo z wyborami innych.',
  nothingToTakeBack: 'Teraz nie ma czego cofnąć.',
  endOfInput: 'Nie ma więcej odpowiedzi: gra zatrzymuje się w tym miejscu.',
  saveWhere: 'Zapisać grę? Podaj nazwę pliku albo wciśnij Enter, żeby o niej zapomnieć: ',
  savedWhole: (path) => `Zapisano grę w ${path}. Obejrzysz ją przez quri replay, sprawdzisz przez quri verify.`,
  resumeAlone: (option) => `zapisana gra ma już swój stół: pomiń ${option}.`,
  savesBack: (path) => `Gdy wyjdziesz, gra zostanie zapisana z powrotem w ${path}.`,
  savedPart: (path) => `Zapisano grę w ${path}. Wrócisz do niej przez quri play --resume ${path}`,

  simulated: (name, players, count, seed) => `${name}, ${people(players)}, ${games(count)}, ziarno ${seed}`,
  seat: 'miejsce',
  seats: 'miejsca',
  bot: 'bot',
  game: 'gra',
  players: 'osoby',
  wins: 'wygrane',
  winRate: 'miejsce wygrywa',
  meanScore: 'średni wynik',
  means: (all, winners) => `Średni wynik ${all}, zwycięzców ${winners}`,
  digest: (digest) => `Skrót wszystkich wyników ${digest}`,
  speed: (count) => `Gier na sekundę: ${count}`,
  gamesPerCpuSecond: 'gier na sekundę procesora',
  decisionsPerCpuSecond: 'decyzji na sekundę procesora',

  arena: arenaPl,
  host: hostPl,
  backup: backupPl,

  replayOf: (names, entries) => `Przy stole: ${listPl(names)}. Liczba wpisów: ${entries}.`,
  takenBack: (who, to) => `${who} cofa wszystko od wpisu ${to}.`,
  botSeated: (who, bot) => `Od tej chwili za gracza ${who} gra bot ${bot}.`,
  seatedAgain: (who) => `${who} wraca do gry.`,
  pausedTable: 'Gra jest wstrzymana.',
  resumedTable: 'Gra toczy się dalej.',
  clockSet: (who, left) => (left === 0 ? `${who}: koniec czasu.` : `${who}: zostało ${Math.round(left / 1000)} s.`),
  concededSeat: (who, bot, reason) =>
    `${who} ${reason === 'conceded' ? 'poddaje grę' : 'przekracza czas'}: dalej gra bot ${bot}.`,
  endedTable: (reason) =>
    ({
      agreed: 'Wszyscy zgadzają się zakończyć grę w tym miejscu.',
      conceded: 'Koniec gry: ktoś się poddaje.',
      abandoned: 'Koniec gry: stół opuszczony.',
      outOfTime: 'Koniec gry: zabrakło czasu.',
    })[reason],
  onlyTo: (who, sentence) => `(${who} widzi) ${sentence}`,
  unfinished: 'Gra jeszcze się nie skończyła.',
  checks: {
    chain: 'Łańcuch skrótów: każdy wpis wynika z poprzedniego',
    seed: 'Ziarno: to, do którego się zobowiązano, i własne bajty każdego miejsca',
    chance: 'Los: każde losowanie jest takie, jakie daje klucz',
    takeBacks: 'Cofnięcia: nic, co już wyszło na jaw, chyba że za zgodą wszystkich',
    seating: 'Gracze: każdy ruch wykonuje ten, kto gra na danym miejscu; żaden w czasie pauzy ani po końcu gry',
    rules: 'Zasady: ponowne rozstrzygnięcie daje te same zdarzenia',
    heard: 'Wiadomości: każdy dostał to, co należy do tej gry',
  },
  reasons: reasonsPl,
  skipped: 'nie sprawdzono',
  firstMisfit: (entry) => (entry === null ? 'nie zgadza się otwarcie albo koniec' : `nie zgadza się wpis ${entry}`),
  committedTo: (commitment) => `Zobowiązanie do ziarna: ${commitment}`,
  otherCommitment: 'To nie jest podane przez ciebie zobowiązanie.',
  notProved: 'Imion, czasu, tego, kto był botem, ani zgody na pauzę, cofnięcie czy zakończenie gry plik nie dowodzi.',
  isTrue: 'Powtórka jest prawdziwa.',
  isTrueSoFar: 'Powtórka jest prawdziwa na tyle, na ile można to sprawdzić.',
  isNotTrue: 'Powtórka nie jest prawdziwa.',
};
