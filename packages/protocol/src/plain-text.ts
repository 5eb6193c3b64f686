/** What holds an emoji together, or chooses the shape of a character, and is invisible for that. */
const JOINER = /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})/gu;
const SHAPE = /(?<=[\p{Emoji}\p{Ideographic}\p{Script=Mongolian}])\p{Variation_Selector}/gu;
/** Controls, directions, what is not assigned, and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SOMETHING_SEEN = /[\p{L}\p{N}\p{S}\p{P}]/u;
const TOO_MANY_COMBINING_MARKS = /\p{M}{4,}/u;

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters as people count them. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (const _letter of LETTERS.segment(text)) letters++;
  return letters;
}

/** One line in normal form, with nothing invisible and something to be seen in it; undefined where it is not such a text. */
export function plainText(raw: string): string | undefined {
  const text = raw.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const plain = text.replace(JOINER, '').replace(SHAPE, '');
  if (UNSEEN.test(plain) || TOO_MANY_COMBINING_MARKS.test(plain) || !SOMETHING_SEEN.test(plain)) return undefined;
  return text;
}
