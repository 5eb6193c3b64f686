import type { Audience } from '@quri/kernel';
import type { Event } from './events.ts';

/** A hand tells its owner something, the showdown everybody; a drawn token comes from a bag whose contents are known. */
export function reveals(event: Event): Audience {
  if (event.type === 'charmsDealt') return [event.seat];
  return event.type === 'charmsShown' ? 'all' : 'none';
}
