/** What a bot is asked, as it goes to the worker: what a person in that seat has, and nothing else. */
export interface Job {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly players: number;
  readonly options: object;
  readonly view: object;
  readonly memory: object;
  readonly offers: readonly { readonly type: string }[];
}

/** To the worker: a job with luck of its own, which nobody at the table could know. */
export interface JobMessage extends Job {
  readonly luck: string;
  readonly ms: number;
}

/** From the worker: that it is ready for one, or what the bot chose. */
export type JobAnswer = { readonly ready: true } | { readonly intent: unknown };
