import { countEn, countPl } from './plural.ts';

export const pointsEn = (n: number): string => countEn(n, 'point', 'points');
export const actionPointsEn = (n: number): string => countEn(n, 'action point', 'action points');

/** 1 punkt, 2 punkty, 5 punktów */
export const pointsPl = (n: number): string => countPl(n, 'punkt', 'punkty', 'punktów');
/** 1 punkt akcji, 2 punkty akcji, 5 punktów akcji */
export const actionPointsPl = (n: number): string => `${pointsPl(n)} akcji`;
