import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, languageFrom, nearest } from '@quri/words';
import type { Text } from './text/text.ts';
import { fail } from './user-error.ts';

/** A flag is there or not; a word has one value, the last one given; words may be given many times. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'word' | 'words'>>;

/** What a command was called with. */
export type Given = ReturnType<typeof readArguments>;

const COMMON_OPTIONS: OptionKinds = { lang: 'word', help: 'flag' };

/** node:util reads the arguments; what is wrong with them we say ourselves, in the reader's language. */
export function readArguments(args: readonly string[], own: OptionKinds, most: number, text: Text) {
  const kinds: OptionKinds = { ...COMMON_OPTIONS, ...own };
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, optionOf(name, kind)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const found = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option')
      found.set(token.name, [...(found.get(token.name) ?? []), valueGiven(token, kinds, text)]);
  }
  const extra = positionals[most];
  if (extra !== undefined) fail(text.tooMuch(extra));
  const lang = found.get('lang')?.at(-1);
  if (lang !== undefined && !LANGUAGES.some((language) => language === lang)) fail(text.unknownLanguage(lang));
  return {
    positionals,
    flag: (name: string): boolean => found.has(name),
    word: (name: string): string | undefined => found.get(name)?.at(-1),
    words: (name: string): readonly string[] => found.get(name) ?? [],
  };
}

const optionOf = (name: string, kind: OptionKinds[string]) => ({
  type: kind === 'flag' ? ('boolean' as const) : ('string' as const),
  ...(name === 'help' ? { short: 'h' } : {}),
});

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function valueGiven({ name, rawName, value, inlineValue }: OptionToken, kinds: OptionKinds, text: Text): string {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return fail(text.unknownOption(rawName, nearest(name, Object.keys(kinds))));
  if (kind === 'flag') return value === undefined ? '' : fail(text.needsNoValue(rawName));
  // `--players --json` forgot the number; a value that begins with a dash is written `--seed=-1`.
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
    return fail(text.needsValue(rawName));
  return value;
}

/** The language asked for, else the one of the surroundings; a wrong one is complained about later, in a right one. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const asked = args.flatMap((arg, i) =>
    arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : args[i - 1] === '--lang' ? [arg] : [],
  );
  const last = LANGUAGES.find((language) => language === asked.at(-1));
  return last ?? languageFrom([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
}

/** Where the command stands: the first word that is no option and no language. */
export const commandAt = (args: readonly string[]): number =>
  args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
