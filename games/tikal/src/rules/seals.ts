import type { Event } from './events.ts';

/** What closes the way back besides draws: the end of a turn, and what was said in an auction. */
export const seals = ({ type }: Event): boolean => type === 'turnEnded' || type === 'bidMade' || type === 'bidPassed';
