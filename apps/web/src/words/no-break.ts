const SHORT = /(?<=^|[\s(])([aiouwz]|bez|do|na|od|po|we|za|ze) (?=\S)/giu;
const COUNTED = /(?<=\d) (?=\p{L})/gu;
const NUMBERED = /(?<=[\p{L}\d]) (?=\d+(?:[.,;:)]| \(|\s*$))|(?<=^Round|^Runda| Round| Runda) (?=\d)/gu;

/**
 * Words that belong together stay on one line: a letter that is a word, or a short Polish preposition, with the
 * next word, a number with what it counts, and with what it is the number of.
 */
export const noBreak = (words: string): string =>
  words.replace(SHORT, '$1\u00a0').replace(COUNTED, '\u00a0').replace(NUMBERED, '\u00a0');
