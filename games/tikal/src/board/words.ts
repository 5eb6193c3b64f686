import type { Translation } from '@quri/words';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** What the action bar asks. */
export type Prompt = 'place' | 'turn' | 'figure' | 'go' | 'sure' | 'give' | 'take' | 'bid' | 'tile';

/** What somebody still has beside the board. */
export interface Supply {
  readonly explorers: number;
  readonly leader: boolean;
  readonly camps: number;
  readonly guards: number;
}

/** A sentence that is missing in another language does not compile. */
export type BoardWords = Translation<typeof en>;

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };
