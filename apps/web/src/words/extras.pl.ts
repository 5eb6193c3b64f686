import { countPl } from '@quri/words';
import type { extrasEn } from './extras.en.ts';
import type { Translation } from './shell-text.ts';

const hours = (n: number): string => countPl(n, 'godziny', 'godzin', 'godzin');
const days = (n: number): string => countPl(n, 'dnia', 'dni', 'dni');

export const extrasPl: Translation<typeof extrasEn> = {
  notes: 'Moje notatki',

  watchMySeat: 'Niech ktoś ogląda moje miejsce',
  hostNote: 'gospodarz',
  watchedNote: (n) => countPl(n, 'widz', 'widzów', 'widzów'),
  watchingSeat: (name) => `Oglądasz miejsce: ${name}.`,

  hostTools: (name) => `Jako gospodarz: ${name}`,
  freeSeat: 'Zwolnij miejsce',
  makeHost: 'Przekaż rolę gospodarza',
  usualHours: (n) => `zwykle decyduje w ciągu ${n < 24 ? hours(n) : days(n / 24)}`,
};
