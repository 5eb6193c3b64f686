import { countEn } from '@quri/words';

/** Private notes, links to watch a seat, and what a host may do before the start. */
export const extrasEn = {
  notes: 'My notes',

  watchMySeat: 'Let others watch my seat',
  hostNote: 'host',
  watchedNote: (n: number): string => countEn(n, 'watcher', 'watchers'),
  watchingSeat: (name: string): string => `You watch ${name}’s seat.`,

  hostTools: (name: string): string => `As the host: ${name}`,
  freeSeat: 'Free the seat',
  makeHost: 'Make them the host',
  usualHours: (hours: number): string =>
    hours < 24
      ? `usually decides within ${countEn(hours, 'hour', 'hours')}`
      : `usually decides within ${countEn(hours / 24, 'day', 'days')}`,
};
