import type { Language } from '@quri/words';
import { useLanguage } from '../app/language.tsx';
import { replayEn } from './replay.en.ts';
import { replayPl } from './replay.pl.ts';
import type { Translation } from './shell-text.ts';

export type ReplayText = Translation<typeof replayEn>;

/** Loaded with replays: no other screen says anything of them. */
export const REPLAY: Readonly<Record<Language, ReplayText>> = { en: replayEn, pl: replayPl };

export const useReplayText = (): ReplayText => REPLAY[useLanguage()];
