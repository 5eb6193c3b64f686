/** Names those at a table in a sentence. */
export interface Who {
  /** The name of whoever sits in a seat, never declined. */
  (seat: number): string;
  /** The seat of whoever reads: sentences say "you" there instead of a name. */
  readonly you?: number | null;
}

export const whoFrom = (names: readonly string[], you: number | null = null): Who =>
  Object.assign((seat: number): string => names[seat] ?? String(seat + 1), { you });

/** Everybody at a table, as the board and its chips name them. */
export const whoAmong = (seats: readonly { readonly name: string }[], you: number | null): Who =>
  whoFrom(
    seats.map(({ name }) => name),
    you,
  );

export const isYou = ({ you }: Who, seat: number): boolean => you === seat;

/** A name, or null for whoever reads: what sentences of a page or a board take. */
export const nameOrYou = (who: Who, seat: number): string | null => (isYou(who, seat) ? null : who(seat));

export const youFirst = (seats: readonly number[], { you }: Who): readonly number[] =>
  seats.some((seat) => seat === you)
    ? [...seats.filter((seat) => seat === you), ...seats.filter((seat) => seat !== you)]
    : seats;
