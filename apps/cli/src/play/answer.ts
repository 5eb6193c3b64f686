/** What somebody at the terminal means by a line. */
export type Answer =
  | { readonly kind: 'offer'; readonly index: number }
  /** More than one offer has these words. */
  | { readonly kind: 'several'; readonly indices: readonly number[] }
  | { readonly kind: 'help'; readonly about: string }
  | { readonly kind: 'quit' }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'unclear' };

/** Letters that are commands and never stand for an offer. */
const COMMANDS = ['q', 'u'];

export function parseAnswer(line: string, labels: readonly string[]): Answer {
  const typed = normalized(line.trim());
  if (typed.startsWith('?')) return { kind: 'help', about: line.trim().slice(1).trim() };
  if (typed === 'q') return { kind: 'quit' };
  if (typed === 'u') return { kind: 'takeBack' };
  if (/^\d+$/.test(typed)) return offerAt(Number(typed) - 1, labels);
  if (typed === EVERYTHING) return { kind: 'several', indices: labels.map((_, i) => i) };
  const words = wordsIn(typed);
  if (words.length === 0) return { kind: 'unclear' };
  const meant = indicesOf(labels, (label) => label.startsWith(typed));
  if (meant.length === 1) return offerAt(meant[0] ?? -1, labels);
  const having = indicesOf(labels, (label) => words.every((word) => wordsIn(label).includes(word)));
  if (having.length === 1) return offerAt(having[0] ?? -1, labels);
  return having.length > 1 ? { kind: 'several', indices: having } : { kind: 'unclear' };
}

/** Lists all offers, however many there are. */
const EVERYTHING = '*';

const indicesOf = (labels: readonly string[], fits: (label: string) => boolean): readonly number[] =>
  labels.flatMap((label, i) => (fits(normalized(label)) ? [i] : []));

const wordsIn = (label: string): readonly string[] => label.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const offerAt = (index: number, labels: readonly string[]): Answer =>
  labels[index] === undefined ? { kind: 'unclear' } : { kind: 'offer', index };

/** For each offer the letter it can be answered with, where no other begins with it. */
export function lettersOf(labels: readonly string[]): readonly (string | undefined)[] {
  const first = labels.map((label) => normalized(label).charAt(0));
  return first.map((letter) =>
    /^\p{L}$/u.test(letter) && !COMMANDS.includes(letter) && first.filter((one) => one === letter).length === 1
      ? letter
      : undefined,
  );
}

/** As one types who has no Polish letters at hand. */
const normalized = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
