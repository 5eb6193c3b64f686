const LETTER = /(?<=^|[\s(])([aiouwz]) (?=\S)/giu;
const COUNTED = /(?<=\d) (?=\p{L})/gu;
const NUMBERED = /(?<=\p{L}) (?=\d+(?:[.,;:)]|$))/gu;

/**
 * Words that belong together stay on one line: a letter that is a word with the next word, a number with what it
 * counts, and with what it is the number of.
 */
export const noBreak = (words: string): string =>
  words.replace(LETTER, '$1\u00a0').replace(COUNTED, '\u00a0').replace(NUMBERED, '\u00a0');
