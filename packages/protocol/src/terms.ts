/** How long people may think. Times are in seconds. */
export type ClockTerms =
  /** So long for each decision. */
  | { readonly kind: 'decision'; readonly seconds: number }
  /** So long for the whole game, and so much more after each decision. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  /** So many days for each decision. */
  | { readonly kind: 'days'; readonly days: number };

/** How a table is played, besides the options of its game. */
export interface TableTerms {
  /** Null: nobody is hurried, and a game whose people have all left rests. */
  readonly clock: ClockTerms | null;
  /** Of whoever runs out of time: a bot decides for them, or they have lost. */
  readonly timeUp: 'bot' | 'forfeit';
  /** May others watch the game? */
  readonly watchers: boolean;
  /** Does the page work out odds for everybody? Yes where nothing is said. */
  readonly odds?: boolean;
}

export const USUAL_TERMS: TableTerms = { clock: null, timeUp: 'bot', watchers: true };

/** A clock as it stood when it was sent. Bots, and seats that have given up, have none. */
export interface ClockView {
  /** Milliseconds. */
  readonly left: number;
  /** It runs, after so many milliseconds in which what happened can be looked at; null while it stands. */
  readonly runsIn: number | null;
}

/** What every person at a table has to agree to, whether they are here or not. */
export type ConsentSubject =
  /** Everything from this entry on is taken back, also what has come to light. */
  | { readonly kind: 'takeBack'; readonly to: number }
  | { readonly kind: 'pause' }
  /** The pause is to end. */
  | { readonly kind: 'resume' };
