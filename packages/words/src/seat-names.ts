import type { GameText } from './game-text.ts';

/** Who sits in a seat, as far as the name goes. */
export type NamedSeat =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string }
  /** A guest without a name has none, or an empty one. */
  | { readonly kind: 'person' | 'kept'; readonly name: string | null };

interface NameWords {
  /** What somebody without a name is called by the others, */
  readonly guest: string;
  /** and by themselves. */
  readonly youName: string;
}

type BotTexts = Pick<GameText, 'bots'>;

/** The family of names of a level; a level that no longer exists is its own name. */
const familyOf = ({ bots }: BotTexts, level: string): readonly [string, ...string[]] => bots[level]?.names ?? [level];

/** The name of a level: that of the first bot of its family. */
export const botName = (text: BotTexts, level: string): string => familyOf(text, level)[0];

/** How strong a bot of a level is, in a word; null where there is no such level. */
export const levelWord = ({ bots }: BotTexts, level: string): string | null => bots[level]?.level ?? null;

/**
 * A name for every seat, none of them twice; an empty seat has none. Bots of one level are called by the names of its
 * family in the order of seats and leave a person's name alone; the second Anna is Anna II. All readers see the same
 * names, but whoever reads and has no name (`you`) is called "you".
 */
export function seatNames(
  seats: readonly NamedSeat[],
  text: BotTexts,
  { guest, youName }: NameWords,
  you: number | null = null,
): readonly string[] {
  const own = (seat: NamedSeat): string | null =>
    seat.kind === 'person' || seat.kind === 'kept' ? seat.name || guest : null;
  const ofPeople = seats.map(own);
  const names: string[] = [];
  for (const seat of seats) {
    const name = own(seat);
    if (name !== null) names.push(unique([name], names));
    else if (seat.kind === 'bot') names.push(unique(familyOf(text, seat.level), [...names, ...ofPeople]));
    else names.push('');
  }
  const reader = you === null ? undefined : seats[you];
  return reader?.kind === 'person' && !reader.name ? names.map((name, seat) => (seat === you ? youName : name)) : names;
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];

/** The first of these names that is not taken; where all are, with a numeral. */
function unique(family: readonly [string, ...string[]], taken: readonly (string | null)[]): string {
  for (const numeral of NUMERALS) {
    const free = family.find((name) => !taken.includes(`${name}${numeral}`));
    if (free !== undefined) return `${free}${numeral}`;
  }
  return family[0];
}
