import { PACES, type Pace } from '@quri/board-kit';
import { LANGUAGES, type Language, languageFrom } from '@quri/words';
import { type KeyValueStorage, readJson } from './storage.ts';

export const THEMES = ['auto', 'night', 'day'] as const;
type Theme = (typeof THEMES)[number];

/** `auto` follows the system. */
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
type Motion = (typeof MOTIONS)[number];

/** In per cent. */
export const TEXT_SIZES = ['100', '115', '130'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** What somebody likes, remembered by their browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  readonly motion: Motion;
  readonly textSize: TextSize;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** Ask once more before a move that its game calls grave. */
  readonly confirm: boolean;
  /** Show tips in the first game of each kind. */
  readonly tips: boolean;
  readonly name: string;
  /** The look one has chosen; null before that. */
  readonly colour: number | null;
  /** Opponents in practice: how many, and which; null is one of each. */
  readonly bots: { readonly count: number; readonly level: string | null };
  /** Notifications of this browser when it is one's turn. */
  readonly notify: boolean;
}

const LOOKS = [0, 1, 2, 3, 4, 5, 6, 7];

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
    motion: oneOf(MOTIONS, kept.motion, 'auto'),
    textSize: oneOf(TEXT_SIZES, kept.textSize, '100'),
    sound: kept.sound !== false,
    volume: volumeFrom(kept.volume),
    confirm: kept.confirm !== false,
    tips: kept.tips !== false,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : '',
    colour: LOOKS.find((one) => one === kept.colour) ?? null,
    bots: botsFrom(kept.bots),
    notify: kept.notify === true,
  };
}

const USUAL_VOLUME = 60;

const volumeFrom = (kept: unknown): number =>
  typeof kept === 'number' && kept >= 0 && kept <= 100 ? Math.round(kept) : USUAL_VOLUME;

function botsFrom(kept: Partial<Settings['bots']> | undefined): Settings['bots'] {
  const count = typeof kept?.count === 'number' && kept.count >= 1 && kept.count <= 7 ? Math.floor(kept.count) : 3;
  return { count, level: typeof kept?.level === 'string' ? kept.level : null };
}
