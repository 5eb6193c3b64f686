import type { hostEn } from './host.en.ts';

const notRunning = (folder: string): string =>
  `żaden serwer Quri nie korzysta z katalogu ${folder}. Inny katalog podaje się przez --data KATALOG.`;
const notAllowed = (folder: string): string => `to może zrobić tylko ten, kto uruchomił Quri w ${folder}.`;

export const hostPl: typeof hostEn = {
  whichCommand: (word, near) =>
    `${word === undefined ? 'po host potrzeba jeszcze słowa' : `nie ma polecenia quri host ${word}`}: status, tables, close STÓŁ albo stop.${
      near === undefined ? '' : ` Może ${near}?`
    }`,
  whichTable: 'który stół? Jego nazwa jest w linku; używane stoły pokaże quri host tables.',

  noAnswer: {
    ENOENT: notRunning,
    ENOTDIR: notRunning,
    ECONNREFUSED: notRunning,
    EACCES: notAllowed,
    EPERM: notAllowed,
    ENAMETOOLONG: (folder) => `ścieżka do ${folder} jest stąd za długa; przejdź tam i użyj --data .`,
  },
  silent: (folder) => `serwer Quri w ${folder} nie odpowiada.`,
  errors: {
    malformed: () => 'serwer nie zna tego polecenia.',
    tooLong: () => 'serwer nie zna tego polecenia.',
    tooMany: () => 'serwer dostaje zbyt wiele poleceń naraz; spróbuj ponownie.',
    noSuchTable: (table) => `nie ma stołu ${table}.`,
    alreadyOver: (table) => `stół ${table} jest już skończony albo zamknięty.`,
    unavailable: () => 'serwer nie może teraz zapisać danych; spróbuj ponownie.',
    broken: () => 'coś się popsuło na serwerze; szczegóły są w jego dzienniku.',
  },

  running: (version, process, since) => `Quri ${version}, proces ${process}, działa od ${since}`,
  counts: (guests, connections, tables, megabytes) =>
    `Goście: ${guests}, połączenia: ${connections}, stoły w pamięci: ${tables}, pamięć: ${megabytes} MB`,
  logLinesLost: (lines) => `Wiersze dziennika, których nie dało się zapisać: ${lines}`,
  noTables: 'W pamięci nie ma żadnego stołu.',
  head: ['stół', 'gra', 'stan', 'obecni', 'wpisy', 'ostatnio czynny'],
  phases: {
    gathering: 'zbiera graczy',
    starting: 'zaczyna się',
    playing: 'w trakcie gry',
    over: 'po grze',
    paused: 'zepsuty, wstrzymany',
    closed: 'zamknięty',
  },
  unlisted: (more) => `Niepokazanych stołów: ${more}.`,
  ended: (table) => `Gra przy stole ${table} została zakończona.`,
  closed: (table) => `Stół ${table} został zamknięty.`,
  stopped: 'Serwer został zatrzymany.',
};
