type AboutFolder = (folder: string) => string;

const notRunning: AboutFolder = (folder) =>
  `no Quri is running with its data in ${folder}. Name another folder with --data DIR.`;

export const hostEn = {
  whichCommand: (word: string | undefined, near: string | undefined): string =>
    `${word === undefined ? 'host needs one more word' : `there is no quri host ${word}`}: status, tables, show, close, rewind, export, import, ban, unban, bans, purge, archive or stop; see quri host --help.${
      near === undefined ? '' : ` Did you mean ${near}?`
    }`,
  whichGuest: 'which guest, or which address? quri host show TABLE tells the ids of guests.',
  whichEntry: 'back to before which entry? quri host show TABLE lists the last ones with their numbers.',
  whichFile: 'which file?',
  whichDays: (option: string): string => `--${option} is a number of days, as in --${option} 30.`,
  whichTable: 'which table? Its name is in its link; quri host tables lists those in use.',

  /** By the system's code. */
  noAnswer: {
    ENOENT: notRunning,
    ENOTDIR: notRunning,
    ECONNREFUSED: notRunning,
    EACCES: (folder) => `only whoever runs the Quri in ${folder} may do that.`,
    EPERM: (folder) => `only whoever runs the Quri in ${folder} may do that.`,
    ENAMETOOLONG: (folder) => `the path to ${folder} is too long from here; go there and use --data .`,
  } as Readonly<Record<string, AboutFolder>>,
  silent: (folder: string): string => `the Quri in ${folder} does not answer.`,
  errors: {
    malformed: (): string => 'the server does not know this command.',
    tooLong: (): string => 'the server does not know this command.',
    tooMany: (): string => 'the server is asked too much at once; try again.',
    noSuchTable: (table: string): string => `there is no table ${table}.`,
    alreadyOver: (table: string): string => `table ${table} is over or closed already.`,
    notPlaying: (table: string): string => `no game is being played at table ${table}, or it is paused.`,
    noSuchEntry: (table: string): string => `there is no such move at table ${table}, or it was taken back already.`,
    noSuchGuest: (guest: string): string => `there is no guest ${guest}.`,
    noSuchBan: (who: string): string => `${who} is not banned.`,
    noSuchFile: (file: string): string => `the server cannot read ${file}.`,
    cannotWrite: (file: string): string => `the server cannot write ${file}.`,
    notAFile: (file: string): string => `${file} is no ordinary file.`,
    badName: (file: string): string => `a guest in ${file} has a name that no guest may have, so it is not imported.`,
    notATable: (file: string): string =>
      `${file} is not a table that was exported, or of a game this server does not have.`,
    untrue: (file: string): string => `${file} does not verify, so it is not imported.`,
    exists: (file: string): string => `${file} exists already; nothing was changed.`,
    tableExists: (table: string): string => `table ${table} exists already on this server; nothing was changed.`,
    notArchived: (table: string): string => `table ${table} is not in the archive.`,
    unavailable: (): string => 'the server cannot write its data at the moment; try again.',
    damaged: (fault: string): string => `stored data is damaged, so nothing was done: ${fault}.`,
    broken: (): string => 'something broke on the server; its log says what.',
  },

  running: (version: string, process: number, since: string): string =>
    `Quri ${version}, process ${process}, running since ${since}`,
  counts: (guests: number, connections: number, tables: number, megabytes: number): string =>
    `Guests: ${guests}, connections: ${connections}, tables in memory: ${tables}, memory: ${megabytes} MB`,
  logLinesLost: (lines: number): string => `Lines of the log that could not be written: ${lines}`,
  noTables: 'No table is in memory.',
  head: ['table', 'game', 'phase', 'present', 'entries', 'last active'] as readonly string[],
  phases: {
    gathering: 'gathering',
    starting: 'starting',
    playing: 'playing',
    over: 'over',
    paused: 'broken, paused',
    closed: 'closed',
  },
  damaged: 'damaged',
  unlisted: (more: number): string => `And ${more} more.`,
  ended: (table: string): string => `The game at table ${table} has been ended.`,
  closed: (table: string): string => `Table ${table} has been closed.`,
  rewound: (table: string, seq: number): string =>
    `At table ${table} everything from entry ${seq} on has been taken back; everybody there is told.`,
  exported: (table: string, file: string): string =>
    `Table ${table} is in ${file}. The file holds secrets of the game; close the table here before it goes on elsewhere.`,
  imported: (table: string): string => `Table ${table} goes on here.`,
  newcomers: 'These guests are new here. Each of them opens /me, chooses "I have a code" and enters theirs, once:',
  newcomerHead: ['seat', 'name', 'code', 'valid until'] as readonly string[],
  banned: (who: string, until: string): string => `${who} is banned, ${until}.`,
  unbanned: (who: string): string => `${who} is no longer banned.`,
  until: (time: string): string => `until ${time}`,
  untilLifted: 'until it is lifted',
  noBans: 'Nobody is banned.',
  banHead: ['what', 'who', 'since', 'until'] as readonly string[],
  banKinds: { guest: 'guest', address: 'address' },
  purged: (guest: string): string => `Everything stored about guest ${guest} has been deleted.`,
  archived: (games: number): string => `Games moved into the archive: ${games}`,
  unarchived: (table: string): string => `The game of table ${table} is out of the archive again.`,
  facts: {
    phase: 'phase',
    created: 'opened',
    ended: 'ended',
    lastActive: 'last active',
    host: 'host',
    open: 'open to all',
    present: 'present',
    watchers: 'watching',
    options: 'options',
    terms: 'terms',
    deal: 'deal of',
    rematch: 'rematch',
    entries: 'entries',
  },
  yesNo: (yes: boolean): string => (yes ? 'yes' : 'no'),
  resting: 'resting',
  seatHead: ['seat', 'kind', 'who', 'state'] as readonly string[],
  seatKinds: { empty: 'empty', bot: 'bot', person: 'person', kept: 'kept for' },
  awaited: 'to decide',
  awaySince: (time: string): string => `away since ${time}`,
  substitute: (level: string): string => `played by bot ${level}`,
  conceded: 'gave up',
  stopped: 'The server has stopped.',
};
