/** All codes of refusals except those by rules, which come from the games. */
interface ErrorKind {
  readonly family: 'Rejected' | 'Unavailable' | 'InvariantBroken';
  readonly status: number;
  readonly retry: boolean;
}

const rejected = (status: number, retry = false): ErrorKind => ({ family: 'Rejected', status, retry });

export const ERRORS = {
  malformed: rejected(400),
  tooLarge: rejected(413),
  tooFast: rejected(429, true),
  badOptions: rejected(400),
  badPlayers: rejected(400),
  badName: rejected(400),
  noGuest: rejected(401),
  badCode: rejected(404),
  tooManyDevices: rejected(409),
  forbidden: rejected(403),
  banned: rejected(403),
  noSuchGame: rejected(404),
  noSuchTable: rejected(404),
  needsInvite: rejected(404),
  closed: rejected(410),
  notSeated: rejected(403),
  notHost: rejected(403),
  seatTaken: rejected(409),
  alreadySeated: rejected(409),
  seatsEmpty: rejected(409),
  notGathering: rejected(409),
  notPlaying: rejected(409),
  notOver: rejected(409),
  badReveal: rejected(400),
  bytesShown: rejected(409),
  startCalledOff: rejected(409, true),
  stale: rejected(409),
  tooLong: rejected(409),
  tablePaused: rejected(409),
  tableEnded: rejected(409),
  notAway: rejected(409),
  botPlays: rejected(409),
  clockRuns: rejected(409),
  hasConceded: rejected(409),
  dealFixed: rejected(409),
  noWatchers: rejected(403),
  memoryGame: rejected(409),
  nothingToTakeBack: rejected(409),
  sealed: rejected(409),
  notYours: rejected(409),
  neverTakenBack: rejected(409),
  changedTooOften: rejected(409),
  badReplay: rejected(422),
  otherVersion: rejected(422),
  gameTaken: rejected(409),
  tooManyGames: rejected(409),
  tooManyTables: rejected(429),
  tooManyNewTables: rejected(429),
  tooManySockets: rejected(429),
  webhookForbidden: rejected(403),
  webhookFailed: rejected(422),
  unavailable: { family: 'Unavailable', status: 503, retry: true },
  damaged: { family: 'InvariantBroken', status: 500, retry: false },
  broken: { family: 'InvariantBroken', status: 500, retry: false },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;
