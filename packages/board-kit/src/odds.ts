import type { ReactNode } from 'react';

/** One thing that can happen, or one kind of piece that is still to come. */
export interface OddsRow {
  readonly label: string;
  readonly picture?: ReactNode;
  /** How many there are of it. */
  readonly count?: number;
  /** From 0 to 1; missing where it is not yet its turn. */
  readonly chance?: number;
  readonly note?: string;
  /** It is to be feared. */
  readonly danger?: boolean;
}

export interface OddsGroup {
  readonly title: string;
  /** Many short ones stand in one line after the other. */
  readonly layout: 'list' | 'chips';
  readonly rows: readonly OddsRow[];
  /** What the numbers mean, or why there are none. */
  readonly note?: string;
}

/** What each of several choices is worth, by something nobody knows yet. */
export interface WorthTable {
  readonly title: string;
  readonly note: string;
  /** Over the first column, and over one column for each choice. */
  readonly by: string;
  readonly choices: readonly string[];
  readonly rows: readonly { readonly label: string; readonly worth: readonly number[] }[];
}

/** All that can be worked out from one view. */
export interface Odds {
  readonly groups: readonly OddsGroup[];
  readonly worth?: WorthTable;
}

/** The part of a game that works them out; loaded when somebody asks. */
export interface GameOdds<View> {
  /** From what this view shows and nothing else; `seat` is the reader's own, null for somebody who only looks on. */
  odds(view: View, seat: number | null, language: 'en' | 'pl'): Odds;
}
