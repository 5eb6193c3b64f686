import type { Language } from '@quri/words';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Everything the program itself says. English shows which sentences there are; one missing elsewhere does not compile. */
export type Text = typeof en;

export const texts: Readonly<Record<Language, Text>> = { en, pl };
