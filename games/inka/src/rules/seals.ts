import type { Event } from './events.ts';

/** What closes the way back besides draws: whatever gives the turn away. */
export const seals = ({ type }: Event): boolean =>
  type === 'startPicked' || type === 'tileLaid' || type === 'turnEnded';
