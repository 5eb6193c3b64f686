type AboutFolder = (folder: string) => string;

const notRunning: AboutFolder = (folder) =>
  `no Quri is running with its data in ${folder}. Name another folder with --data DIR.`;

export const hostEn = {
  whichCommand: (word: string | undefined, near: string | undefined): string =>
    `${word === undefined ? 'host needs one more word' : `there is no quri host ${word}`}: status, tables, close TABLE or stop.${
      near === undefined ? '' : ` Did you mean ${near}?`
    }`,
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
    unavailable: (): string => 'the server cannot write its data at the moment; try again.',
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
  unlisted: (more: number): string => `And ${more} more.`,
  ended: (table: string): string => `The game at table ${table} has been ended.`,
  closed: (table: string): string => `Table ${table} has been closed.`,
  stopped: 'The server has stopped.',
};
