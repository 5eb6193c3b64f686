import { describe, expect, it } from 'vitest';
import { noBreak } from '../src/words/no-break.ts';

/** With what may not be broken joined by a tilde. */
const seen = (words: string): string => noBreak(words).replaceAll('\u00a0', '~');

describe('words that stay on one line', () => {
  it.each([
    ['Wybierz: idziesz dalej czy wracasz do obozu?', 'Wybierz: idziesz dalej czy wracasz do~obozu?'],
    ['Kto zwleka, wraca z pustymi rękami.', 'Kto zwleka, wraca z~pustymi rękami.'],
    ['A i w namiocie', 'A~i~w~namiocie'],
    ['do odkrycia 4 stosy, do świątyni 25 pól', 'do~odkrycia 4~stosy, do~świątyni 25~pól'],
    ['odwróć wzrok: od spodu 3 mile', 'odwróć wzrok: od~spodu 3~mile'],
    ['Round 1 ends: the temple is empty.', 'Round~1~ends: the temple is empty.'],
    ['zabiera stos 1 (2 karty)', 'zabiera stos~1 (2~karty)'],
    ['zabiera stos 1 ', 'zabiera stos~1 '],
    ['10 for temples (a4 1, e5 4)', '10~for temples (a4~1, e5~4)'],
    ['Forward 1 space, to space 12.', 'Forward 1~space, to space~12.'],
    ['worth 1, 2, 3 and 17 gems', 'worth~1, 2, 3~and 17~gems'],
  ])('%s', (words, expected) => {
    expect(seen(words)).toBe(expected);
  });
});
