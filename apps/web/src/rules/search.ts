import { type Chapter, type Run, wordsOf } from './rulebook.ts';

/** A place where the words were found, in letters of its text; `n` counts through the whole book. */
export interface Match {
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

export interface Found {
  readonly count: number;
  /** By the text they are in. */
  readonly at: ReadonlyMap<readonly Run[], readonly Match[]>;
}

/** A text of the book with its letters as they are compared. */
interface Entry {
  readonly runs: readonly Run[];
  readonly folded: string;
}

/** All texts of a book in the order in which they are read. */
export const entriesOf = (chapters: readonly Chapter[]): readonly Entry[] =>
  chapters.flatMap(textsOf).map((runs) => ({ runs, folded: folded(wordsOf(runs)) }));

const textsOf = ({ title, blocks }: Chapter): readonly (readonly Run[])[] => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items;
    return [block.kind === 'figure' ? block.caption : block.runs];
  }),
];

export function search(entries: readonly Entry[], words: string): Found {
  const wanted = folded(words).trim().replace(/ +/g, ' ');
  const at = new Map<readonly Run[], readonly Match[]>();
  let count = 0;
  if (wanted === '') return { count, at };
  for (const { runs, folded: text } of entries) {
    const matches: Match[] = [];
    for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
      matches.push({ n: count, from, to: from + wanted.length });
      count += 1;
    }
    if (matches.length > 0) at.set(runs, matches);
  }
  return { count, at };
}

const SAME: Readonly<Record<string, string>> = { ł: 'l', '’': "'", '„': '"', '”': '"', '“': '"', '–': '-' };

/** Without case and diacritics; every letter stays where it was. */
const folded = (text: string): string => Array.from({ length: text.length }, (_, i) => letter(text[i] ?? '')).join('');

function letter(one: string): string {
  const small = one.toLowerCase();
  if (/\s/.test(small)) return ' ';
  return SAME[small] ?? small.normalize('NFD')[0] ?? one;
}

/** A part of a text that looks the same all over: in one match or in none. */
export interface Part extends Run {
  /** Where it begins in its text. */
  readonly from: number;
  readonly match: number | null;
}

/** Cuts a text where its looks change and where matches begin and end. */
export function partsOf(runs: readonly Run[], matches: readonly Match[]): readonly Part[] {
  let start = 0;
  return runs.flatMap(({ look, words }) => {
    const [from, to] = [start, start + words.length];
    start = to;
    const inside = matches.flatMap((match) => [match.from, match.to]).filter((cut) => cut > from && cut < to);
    // Where one match ends the next may begin.
    const cuts = [...new Set([from, ...inside, to])];
    return cuts.slice(1).map((end, i): Part => {
      const begin = cuts[i] ?? from;
      const match = matches.find((one) => one.from <= begin && end <= one.to)?.n ?? null;
      return { look, words: words.slice(begin - from, end - from), from: begin, match };
    });
  });
}
