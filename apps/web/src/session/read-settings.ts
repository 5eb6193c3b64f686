import { PACES } from '@quri/board-kit';
import { LANGUAGES, languageFrom } from '@quri/words';
import { type KeyValueStorage, readJson } from './storage.ts';

export const THEMES = ['auto', 'night', 'day'] as const;

/** `auto` follows the system. */
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

/** In per cent. */
export const TEXT_SIZES = ['100', '115', '130'] as const;

const LOOKS = [0, 1, 2, 3, 4, 5, 6, 7];

export const SETTINGS_KEY = 'settings';

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

type Kept = Readonly<Record<string, unknown>>;

/** What somebody likes, remembered by their browser. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** What was kept may come from another version: every field is looked at. */
export function readSettings(storage: KeyValueStorage, languages: readonly string[]) {
  const kept = readJson<Kept & { readonly bots?: Kept }>(storage, SETTINGS_KEY) ?? {};
  return {
    language: oneOf(LANGUAGES, kept.language, languageFrom(languages)),
    theme: oneOf(THEMES, kept.theme, 'auto'),
    pace: oneOf(PACES, kept.pace, 'calm'),
    motion: oneOf(MOTIONS, kept.motion, 'auto'),
    textSize: oneOf(TEXT_SIZES, kept.textSize, '100'),
    sound: kept.sound !== false,
    /** 0 to 100. */
    volume: volumeFrom(kept.volume),
    /** Ask once more before a move that its game calls grave. */
    confirm: kept.confirm !== false,
    /** Show tips in the first game of each kind. */
    tips: kept.tips !== false,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : '',
    /** The look one has chosen; null before that. */
    colour: LOOKS.find((one) => one === kept.colour) ?? null,
    /** Opponents in practice: how many, and which; null is one of each. */
    bots: botsFrom(kept.bots),
    /** Notifications of this browser when it is one's turn. */
    notify: kept.notify === true,
  };
}

const USUAL_VOLUME = 60;

const volumeFrom = (kept: unknown): number =>
  typeof kept === 'number' && kept >= 0 && kept <= 100 ? Math.round(kept) : USUAL_VOLUME;

function botsFrom(kept: Kept | undefined): { readonly count: number; readonly level: string | null } {
  const count = typeof kept?.count === 'number' && kept.count >= 1 && kept.count <= 7 ? Math.floor(kept.count) : 3;
  return { count, level: typeof kept?.level === 'string' ? kept.level : null };
}
