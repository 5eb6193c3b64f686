import { capital } from './capital.ts';
import { listPl } from './list.ts';
import { isYou, type Who, youFirst } from './who.ts';

/** What somebody does, for each person of the verb. */
export interface PredicatePl {
  /** Jan bierze */
  readonly one: string;
  /** Anna i Jan biorą */
  readonly several: string;
  /** Bierzesz: the pronoun is left out. */
  readonly you: string;
  /** Ty i Jan bierzecie */
  readonly youAll: string;
}

/** Within a sentence: Jan; Anna i Jan; ty; ty i Jan. */
export const namedPl = (seats: readonly number[], who: Who): string =>
  listPl(youFirst(seats, who).map((seat) => (isYou(who, seat) ? 'ty' : who(seat))));

/** At the head of a line, before a colon: Jan, Ty. */
export const labelPl = (seat: number, who: Who): string => (isYou(who, seat) ? 'Ty' : who(seat));

/** The beginning of a sentence about one seat: Jan bierze, Bierzesz. */
export const doesPl = (seat: number, who: Who, one: string, you: string): string =>
  isYou(who, seat) ? capital(you) : `${who(seat)} ${one}`;

/** The verb alone, where its subject was said already. */
export function verbPl(seats: readonly number[], who: Who, { one, several, you, youAll }: PredicatePl): string {
  const spoken = seats.some((seat) => isYou(who, seat));
  if (seats.length === 1) return spoken ? you : one;
  return spoken ? youAll : several;
}

/** The beginning of a sentence about several: Jan bierze, Anna i Jan biorą, Bierzesz, Ty i Jan bierzecie. */
export function subjectPl(seats: readonly number[], who: Who, predicate: PredicatePl): string {
  const [first] = seats;
  if (first !== undefined && seats.length === 1) return doesPl(first, who, predicate.one, predicate.you);
  const names = namedPl(seats, who);
  return `${seats.some((seat) => isYou(who, seat)) ? `T${names.slice(1)}` : names} ${verbPl(seats, who, predicate)}`;
}
