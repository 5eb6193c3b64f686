/** What somebody at the terminal means by a line. */
export type Answer =
  | { readonly kind: 'offer'; readonly index: number }
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
  const meant = labels.flatMap((label, i) => (typed !== '' && normalized(label).startsWith(typed) ? [i] : []));
  return meant.length === 1 ? offerAt(meant[0] ?? -1, labels) : { kind: 'unclear' };
}

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
