import type { Audience } from '@quri/kernel';
import type { Event } from './events.ts';

/** Only choices are ever secret: cards come from a pile whose contents everybody knows. */
export const reveals = (event: Event): Audience => (event.type === 'choicesRevealed' ? 'all' : 'none');
