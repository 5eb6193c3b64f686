import type { Language, Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';
import { replayEn } from './replay.en.ts';
import { replayPl } from './replay.pl.ts';

export type ReplayText = Translation<typeof replayEn>;

export const REPLAY: Readonly<Record<Language, ReplayText>> = { en: replayEn, pl: replayPl };

export const useReplayText = textIn(REPLAY);
