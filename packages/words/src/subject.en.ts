import { listEn } from './list.ts';
import { isYou, type Who, youFirst } from './who.ts';

/** Within a sentence: Jan; Anna and Jan; you; you and Jan. */
export const namedEn = (seats: readonly number[], who: Who): string =>
  listEn(youFirst(seats, who).map((seat) => (isYou(who, seat) ? 'you' : who(seat))));

/** At the head of a line, before a colon: Jan, You. */
export const labelEn = (seat: number, who: Who): string => (isYou(who, seat) ? 'You' : who(seat));

/** The verb alone, where its subject was said already. */
export const verbEn = (seat: number, who: Who, one: string, you: string): string => (isYou(who, seat) ? you : one);

/** The beginning of a sentence with its verb: Jan takes, Anna and Jan take, You take, You and Jan take. */
export function subjectEn(seats: readonly number[], who: Who, one: string, several: string): string {
  const you = seats.some((seat) => isYou(who, seat));
  const names = namedEn(seats, who);
  return `${you ? `Y${names.slice(1)}` : names} ${seats.length === 1 && !you ? one : several}`;
}

/** your, Anna’s, Jonas’ */
export function possessiveEn(seat: number, who: Who): string {
  if (isYou(who, seat)) return 'your';
  const name = who(seat);
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}
