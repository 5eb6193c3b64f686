import type { BotJob } from '@quri/table';

/** What a bot is asked, as it goes to the worker: what a person in that seat has, and nothing else. */
export interface Job extends BotJob {
  readonly game: string;
  readonly level: string;
  /** How long it may think about its answer. */
  readonly ms: number;
}

/** To the worker: a job with luck of its own, which nobody at the table could know. */
export interface JobMessage extends Job {
  readonly luck: string;
}

/** From the worker: that it is ready for one, or the list the bot chose. */
export type JobAnswer = { readonly ready: true } | { readonly intents: readonly unknown[] };
