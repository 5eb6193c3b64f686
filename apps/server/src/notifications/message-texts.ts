import { entryOf } from '@quri/catalogue';
import type { WebhookLanguage } from '@quri/protocol';

/** A table where somebody is awaited. */
export interface AwaitedAt {
  readonly table: string;
  readonly game: string;
  /** The other people there; null for one who has not said a name. */
  readonly others: readonly (string | null)[];
}

interface Words {
  readonly locale: string;
  readonly guest: string;
  readonly turn: (game: string) => string;
  readonly turnWith: (game: string, names: string, count: number) => string;
  readonly turns: (games: number) => string;
  readonly test: string;
}

const WORDS: Readonly<Record<WebhookLanguage, Words>> = {
  en: {
    locale: 'en-GB',
    guest: 'a guest',
    turn: (game) => `Your turn: ${game}.`,
    turnWith: (game, names) => `Your turn: ${game} with ${names}.`,
    turns: (games) => `Your turn in ${games} games.`,
    test: 'Quri will tell you here when it is your turn and you are not at the table.',
  },
  pl: {
    locale: 'pl',
    guest: 'gość',
    turn: (game) => `Twoja kolej: ${game}.`,
    turnWith: (game, names, count) => `Twoja kolej: ${game}. ${count === 1 ? 'Gra' : 'Grają'} z tobą: ${names}.`,
    turns: (games) => `Twoja kolej w ${games} grach.`,
    test: 'Tu Quri da ci znać, kiedy przyjdzie twoja kolej, a nie będzie cię przy stole.',
  },
};

export const testText = (language: WebhookLanguage): string => WORDS[language].test;

/** One or several tables. `plain` makes a name harmless where it is sent to. */
export function turnText(
  language: WebhookLanguage,
  awaited: readonly AwaitedAt[],
  plain: (name: string) => string,
): string {
  const words = WORDS[language];
  const [first, ...more] = awaited;
  if (first === undefined || more.length > 0) return words.turns(awaited.length);
  const game = entryOf(first.game)?.titles[language].name ?? first.game;
  const names = first.others.map((name) => (name === null ? words.guest : plain(name)));
  if (names.length === 0) return words.turn(game);
  return words.turnWith(game, new Intl.ListFormat(words.locale).format(names), names.length);
}
