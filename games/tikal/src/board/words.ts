import type { Translation } from '@quri/words';
import { en } from './words.en.ts';
import { pl } from './words.pl.ts';

/** A sentence that is missing in another language does not compile. */
export type BoardWords = Translation<typeof en>;

export const WORDS: Readonly<Record<'en' | 'pl', BoardWords>> = { en, pl };
