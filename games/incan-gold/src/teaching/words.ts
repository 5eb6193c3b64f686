import type { TeachingWords } from '@quri/words';
import type { CardId } from './lesson.ts';
import type { TipId } from './tips.ts';

export type Words = TeachingWords<CardId, TipId>;
