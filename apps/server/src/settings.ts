/** Limits and times. Tests use smaller ones. */
export interface Settings {
  /** Bytes of one message. */
  readonly messageBytes: number;
  /** Messages a socket may send in a burst, and how many come back per second. */
  readonly burst: number;
  readonly perSecond: number;
  /** The same for `why` messages. */
  readonly whyBurst: number;
  readonly whyPerSecond: number;
  /** Lines and blocks of one guest, over all their sockets: in a burst, and how many more every second. */
  readonly chatBurst: number;
  readonly chatPerSecond: number;
  /** The same for `subscribe` messages, of one guest over all their sockets. */
  readonly subscribeBurst: number;
  readonly subscribePerSecond: number;
  /** Pings and pongs a socket may send in a burst, and how many come back per second. */
  readonly controlBurst: number;
  readonly controlPerSecond: number;
  /**
   * Work that may be done for one address in a burst, and how much comes back per second. A message is one unit; long
   * messages, long lists of intents, many subscribers and long logs are more.
   */
  readonly workBurst: number;
  readonly workPerSecond: number;
  /** The part of it that is each guest's own, whatever others at the same address do. */
  readonly workBurstPerGuest: number;
  readonly workPerSecondPerGuest: number;
  /** Messages too fast or malformed before a socket is closed. */
  readonly badMessagesAllowed: number;
  readonly socketsPerGuest: number;
  readonly socketsPerAddress: number;
  /** Open connections, web sockets included: of all, and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** How long a connection may be silent that is no web socket. */
  readonly silentMs: number;
  /** Tables a guest may have opened within a day that are not over. */
  readonly tablesPerGuest: number;
  /** Tables one socket may subscribe to. */
  readonly tablesPerSocket: number;
  /** Bytes that may be buffered for a client before it is dropped, and for all of them before the slowest are. */
  readonly unreadBytes: number;
  readonly unreadBytesInAll: number;
  /** HTTP requests of one address per minute, and those of them that create or change guests. */
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  /** Replays one address may ask for in a burst, and how many more every second. */
  readonly replayBurst: number;
  readonly replaysPerSecond: number;
  /** Devices one guest may have. */
  readonly devicesPerGuest: number;
  /** How long a code for another device is valid, and how many of them a guest may ask for in a minute. */
  readonly deviceCodeMs: number;
  readonly deviceCodesPerMinute: number;
  /** Codes that may be tried in a minute: from one address, and in all. */
  readonly codeTriesPerMinute: number;
  readonly codeTriesPerMinuteInAll: number;
  /** Files with everything stored about them that a guest may ask for in a minute, and how many are made at once. */
  readonly exportsPerMinute: number;
  readonly exportsAtOnce: number;
  /** Webhooks that may be tried in a minute: from one address, and in all. */
  readonly webhookTriesPerMinute: number;
  readonly webhookTriesPerMinuteInAll: number;
  /** How long a webhook may take to answer. */
  readonly webhookMs: number;
  /** How long somebody may be awaited before their webhook is called, how often that is done at most, and on one day. */
  readonly notifyAfterMs: number;
  readonly notifyEveryMs: number;
  readonly notificationsPerDay: number;
  readonly pingMs: number;
  /** How long a start waits for everybody's bytes. */
  readonly revealMs: number;
  /** How long the host of a table may be away before somebody else becomes the host. */
  readonly hostAwayMs: number;
  /** How long somebody must be away before others may let a bot play on for them, and before they may end the game. */
  readonly substituteAfterMs: number;
  readonly endAfterMs: number;
  /** A game is paused when none of the people who play it has been there for so long. */
  readonly pauseAfterMs: number;
  /** How long what happened may be looked at before the clock of the decision runs that it opened. */
  readonly freeMs: number;
  /** How often tables with a clock that are not in memory are looked for, and how often it is stored that the server runs. */
  readonly deadlineMs: number;
  readonly aliveMs: number;
  /** Where a person is deciding, a bot's answer is played after this time, however fast it was chosen. */
  readonly botDelayMs: number;
  /** Bots' answers are played at a multiple of this after they were asked, so that thinking time tells nothing. */
  readonly botStepMs: number;
  /** The usual thinking time of a bot for one answer, unless its level says otherwise; given up after ten times that. */
  readonly botMs: number;
  readonly botMemoryMb: number;
  readonly botWorkers: number;
  /** Bots that may run at the tables of one host, and at those of all hosts at one address. */
  readonly botsThinkingPerGuest: number;
  readonly botsThinkingPerAddress: number;
  /** How often idle tables are removed from memory. */
  readonly evictIdleMs: number;
  /** Tables that are not over are deleted so long after their last entry, or their opening. */
  readonly keepUnfinishedDays: number;
  /** Guests who have a part in no table are deleted so long after they came last. */
  readonly keepGuestsDays: number;
  /** When that is looked for after the start, and how often afterwards. */
  readonly firstPruneMs: number;
  readonly pruneEveryMs: number;
}

export const usualSettings: Settings = {
  messageBytes: 16_384,
  burst: 60,
  perSecond: 20,
  whyBurst: 10,
  whyPerSecond: 4,
  chatBurst: 5,
  chatPerSecond: 0.5,
  subscribeBurst: 30,
  subscribePerSecond: 5,
  controlBurst: 20,
  controlPerSecond: 2,
  workBurst: 400,
  workPerSecond: 200,
  workBurstPerGuest: 30,
  workPerSecondPerGuest: 4,
  badMessagesAllowed: 60,
  socketsPerGuest: 12,
  socketsPerAddress: 200,
  connections: 8000,
  connectionsPerAddress: 400,
  silentMs: 60_000,
  tablesPerGuest: 30,
  tablesPerSocket: 16,
  unreadBytes: 1_048_576,
  unreadBytesInAll: 67_108_864,
  requestsPerMinute: 1200,
  guestsPerMinute: 120,
  replayBurst: 30,
  replaysPerSecond: 1,
  devicesPerGuest: 8,
  deviceCodeMs: 600_000,
  deviceCodesPerMinute: 5,
  codeTriesPerMinute: 10,
  codeTriesPerMinuteInAll: 600,
  exportsPerMinute: 1,
  exportsAtOnce: 2,
  webhookTriesPerMinute: 5,
  webhookTriesPerMinuteInAll: 60,
  webhookMs: 5000,
  notifyAfterMs: 20_000,
  notifyEveryMs: 30_000,
  notificationsPerDay: 200,
  pingMs: 20_000,
  revealMs: 10_000,
  hostAwayMs: 60_000,
  substituteAfterMs: 60_000,
  endAfterMs: 300_000,
  pauseAfterMs: 60_000,
  freeMs: 3000,
  deadlineMs: 1000,
  aliveMs: 5000,
  botDelayMs: 600,
  botStepMs: 100,
  botMs: 250,
  botMemoryMb: 128,
  botWorkers: 2,
  botsThinkingPerGuest: 1,
  botsThinkingPerAddress: 1,
  evictIdleMs: 60_000,
  keepUnfinishedDays: 90,
  keepGuestsDays: 90,
  firstPruneMs: 60_000,
  pruneEveryMs: 3_600_000,
};
