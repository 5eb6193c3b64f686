import { PACES, type Pace } from '@quri/board-kit';
import { LANGUAGES, type Language, languageFrom } from '@quri/words';
import { type KeyValueStorage, readJson } from './storage.ts';

export const THEMES = ['auto', 'night', 'day'] as const;
type Theme = (typeof THEMES)[number];

/** What somebody likes, remembered by their browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly name: string;
  /** Opponents in practice: how many, and which; null is one of each. */
  readonly bots: { readonly count: number; readonly level: string | null };
  /** Notifications of this browser when it is one's turn. */
  readonly notify: boolean;
}

export const SETTINGS_KEY = 'settings';

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** What was kept may come from another version: every field is looked at. */
export function readSettings(storage: KeyValueStorage, languages: readonly string[]): Settings {
  const kept = readJson<Partial<Settings>>(storage, SETTINGS_KEY) ?? {};
  return {
    language: oneOf(LANGUAGES, kept.language, languageFrom(languages)),
    theme: oneOf(THEMES, kept.theme, 'auto'),
    pace: oneOf(PACES, kept.pace, 'calm'),
    name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : '',
    bots: botsFrom(kept.bots),
    notify: kept.notify === true,
  };
}

function botsFrom(kept: Partial<Settings['bots']> | undefined): Settings['bots'] {
  const count = typeof kept?.count === 'number' && kept.count >= 1 && kept.count <= 7 ? Math.floor(kept.count) : 3;
  return { count, level: typeof kept?.level === 'string' ? kept.level : null };
}
