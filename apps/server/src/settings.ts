/** How much anybody may take, and how long things last. Tests bring smaller ones. */
export interface Settings {
  /** Bytes of one message. */
  readonly messageBytes: number;
  /** Messages a socket may send in a burst, and how many come back per second. */
  readonly burst: number;
  readonly perSecond: number;
  /** The same for questions why. */
  readonly whyBurst: number;
  readonly whyPerSecond: number;
  /** The same for wishes to hear of a table, of one guest over all their sockets. */
  readonly subscribeBurst: number;
  readonly subscribePerSecond: number;
  /** Messages too many, or not understood, before a socket is closed. */
  readonly patience: number;
  readonly socketsPerGuest: number;
  readonly socketsPerAddress: number;
  /** Tables a guest may have opened within a day that are not over. */
  readonly tablesPerGuest: number;
  /** Tables one socket may look at. */
  readonly tablesPerSocket: number;
  /** Bytes that may wait for a reader before it is dropped. */
  readonly unreadBytes: number;
  /** http requests an address may make per minute; those that make guests are dearer. */
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  readonly pingMs: number;
  readonly revealMs: number;
  /** How long a host may be away from a table that gathers before somebody else is the host. */
  readonly hostAwayMs: number;
  /** How long after it is asked a bot's answer is shown, whatever it is. */
  readonly botShownMs: number;
  /** How long a bot may think about one answer, unless its level says otherwise; twice that at least is waited. */
  readonly botMs: number;
  /** When a bot is late. */
  readonly botLimitMs: number;
  readonly botMemoryMb: number;
  readonly botWorkers: number;
  /** Bots that may think at once, and wait to think, for the tables of one guest. */
  readonly botsThinkingPerGuest: number;
  readonly botsWaitingPerGuest: number;
  /** How often tables nobody looks at are put away; they come back from the log. */
  readonly tidyMs: number;
}

export const usualSettings: Settings = {
  messageBytes: 16_384,
  burst: 60,
  perSecond: 20,
  whyBurst: 10,
  whyPerSecond: 4,
  subscribeBurst: 30,
  subscribePerSecond: 5,
  patience: 60,
  socketsPerGuest: 12,
  socketsPerAddress: 200,
  tablesPerGuest: 30,
  tablesPerSocket: 16,
  unreadBytes: 4_194_304,
  requestsPerMinute: 1200,
  guestsPerMinute: 120,
  pingMs: 20_000,
  revealMs: 10_000,
  hostAwayMs: 60_000,
  botShownMs: 700,
  botMs: 250,
  botLimitMs: 500,
  botMemoryMb: 128,
  botWorkers: 2,
  botsThinkingPerGuest: 1,
  botsWaitingPerGuest: 64,
  tidyMs: 60_000,
};
