/** Limits and times as a server usually has them. Tests use smaller ones. */
export const usualSettings = {
  /** Bytes of one message. */
  messageBytes: 16_384,
  /** Messages a socket may send in a burst, and how many come back per second. */
  burst: 60,
  perSecond: 20,
  /** The same for `why` messages. */
  whyBurst: 10,
  whyPerSecond: 4,
  /** Lines and blocks of one guest, over all their sockets: in a burst, and how many more every second. */
  chatBurst: 5,
  chatPerSecond: 0.5,
  /** The same for `subscribe` messages, of one guest over all their sockets. */
  subscribeBurst: 30,
  subscribePerSecond: 5,
  /** Pings and pongs a socket may send in a burst, and how many come back per second. */
  controlBurst: 20,
  controlPerSecond: 2,
  /**
   * Work that may be done for one address in a burst, and how much comes back per second. A message is one unit; long
   * messages, long lists of intents, many subscribers and long logs are more.
   */
  workBurst: 400,
  workPerSecond: 200,
  /** The part of it that is each guest's own, whatever others at the same address do. */
  workBurstPerGuest: 30,
  workPerSecondPerGuest: 4,
  /** Messages too fast or malformed before a socket is closed. */
  badMessagesAllowed: 60,
  socketsPerGuest: 12,
  socketsPerAddress: 200,
  /** Open connections, web sockets included: of all, and of one address. */
  connections: 8000,
  connectionsPerAddress: 400,
  /** How long a connection may be silent that is no web socket. */
  silentMs: 60_000,
  /** How long a request may take to arrive: its headers, and all of it; and how long no further one may come. */
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 10_000,
  idleMsBehindProxy: 72_000,
  /** Tables a guest may have opened within a day that are not over. */
  tablesPerGuest: 30,
  /** Tables a guest may open in an hour, and all guests of one address: each may become a game that is kept for long. */
  newTablesPerHour: 60,
  newTablesPerHourPerAddress: 120,
  /** Tables one socket may subscribe to. */
  tablesPerSocket: 16,
  /** Bytes that may be buffered for a client before it is dropped, and for all of them before the slowest are. */
  unreadBytes: 1_048_576,
  unreadBytesInAll: 67_108_864,
  /** HTTP requests of one address per minute, and those of them that create or change guests. */
  requestsPerMinute: 1200,
  guestsPerMinute: 120,
  /** Replays one address may ask for in a burst, and how many more every second. */
  replayBurst: 30,
  replaysPerSecond: 1,
  /** Games from devices that one guest may have put here. */
  deviceGamesPerGuest: 200,
  /** Bytes of such a file. Files one address may send in a burst, and how many more every hour; how many at the same time. */
  uploadBytes: 1_000_000,
  uploadBurst: 30,
  uploadsPerHour: 20,
  uploadsAtOnce: 4,
  /** How long sending one may take, and how long checking it. */
  uploadMs: 60_000,
  uploadCheckMs: 20_000,
  /** Devices one guest may have. */
  devicesPerGuest: 8,
  /** How long a code for another device is valid, and how many of them a guest may ask for in a minute. */
  deviceCodeMs: 600_000,
  deviceCodesPerMinute: 5,
  /** Codes that may be tried in a minute from one address. In all there is no limit: it would keep out those with a right one. */
  codeTriesPerMinute: 10,
  /** Files with everything stored about them that a guest may ask for in a minute, and how many are made at once. */
  exportsPerMinute: 1,
  exportsAtOnce: 2,
  /** Webhooks that may be tried in a minute: from one address, and in all. */
  webhookTriesPerMinute: 5,
  webhookTriesPerMinuteInAll: 60,
  /** How long a webhook may take to answer. */
  webhookMs: 5000,
  /** How long somebody may be awaited before their webhook is called, how often that is done at most, and on one day. */
  notifyAfterMs: 20_000,
  notifyEveryMs: 30_000,
  notificationsPerDay: 200,
  pingMs: 20_000,
  /** How long a start waits for everybody's bytes. */
  revealMs: 10_000,
  /** How long the host of a table may be away before somebody else becomes the host. */
  hostAwayMs: 60_000,
  /** How long somebody must be away before others may let a bot play on for them, and before they may end the game. */
  substituteAfterMs: 60_000,
  endAfterMs: 300_000,
  /** How long somebody who is here may keep a game without a clock waiting before the others may agree on a bot for them. */
  idleAfterMs: 300_000,
  /** How long all have to answer when somebody asks to end a pause; at a table with days, as long as for a decision. */
  resumeAfterMs: 120_000,
  /** What one guest may propose at one table in a minute. */
  proposalsPerMinute: 6,
  /** A game is paused when none of the people who play it has been there for so long. */
  pauseAfterMs: 60_000,
  /** How long what happened may be looked at before the clock of the decision runs that it opened. */
  freeMs: 3000,
  /** How often tables with a clock that are not in memory are looked for, and how often it is stored that the server runs. */
  deadlineMs: 1000,
  aliveMs: 5000,
  /** Where a person is deciding, a bot's answer is played after this time, however fast it was chosen. */
  botDelayMs: 600,
  /** Bots' answers are played at a multiple of this after they were asked, so that thinking time tells nothing. */
  botStepMs: 100,
  /** The usual thinking time of a bot for one answer, unless its level says otherwise; given up after ten times that. */
  botMs: 250,
  botMemoryMb: 128,
  botWorkers: 2,
  /** Bots that may run at the tables of one host, and at those of all hosts at one address. */
  botsThinkingPerGuest: 1,
  botsThinkingPerAddress: 1,
  /** How often idle tables are removed from memory. */
  evictIdleMs: 60_000,
  /** Tables that are not over are deleted so long after their last entry, or their opening. */
  keepUnfinishedDays: 90,
  /** A finished game is deleted so long after it ended and all who sat there came last: no cookie lasts longer. */
  keepFinishedDays: 400,
  /** Guests who have a part in no table are deleted so long after they came last. */
  keepGuestsDays: 90,
  /** When that is looked for after the start, and how often afterwards. */
  firstPruneMs: 60_000,
  pruneEveryMs: 3_600_000,
  /** A backup is made every so many hours, 0 for none, and so many are kept. */
  backupEveryHours: 0,
  backupsKept: 7,
  /** When it is looked for the first time whether one is due. */
  firstBackupMs: 60_000,
};

export type Settings = Readonly<typeof usualSettings>;
