import type { Entry } from '@quri/kernel';

/** Who holds the device that several people share, and who is to get it next. */
interface Passing {
  readonly holder: number | null;
  readonly passTo: number | null;
}

export const ON_THE_TABLE: Passing = { holder: null, passTo: null };

/** After a reload the holder is asked to confirm. */
export const putDown = ({ holder, passTo }: Passing): Passing => ({ holder: null, passTo: holder ?? passTo });

/**
 * After an entry. Whoever goes on deciding keeps the device while nothing came to light, and where nothing is hidden in
 * any case; otherwise everybody looks at the table, and it is passed on from there. It goes round from whoever had it
 * last, so that it travels least.
 */
export function passAfterEntry(
  { holder, passTo }: Passing,
  awaited: readonly number[],
  entry: Pick<Extract<Entry, { kind: 'move' }>, 'seat' | 'sealed'> | null,
  { players, isOpenGame = false }: { readonly players: number; readonly isOpenGame?: boolean | undefined },
): Passing {
  const revealed = entry === null || entry.sealed;
  if (holder !== null && (!revealed || isOpenGame) && awaited.includes(holder)) return { holder, passTo: null };
  const from = holder ?? passTo ?? 0;
  // Somebody who may still change a choice has no need of the device; the one after them comes first.
  const first = revealed ? from : from + 1;
  const round = Array.from({ length: players }, (_, n) => (first + n) % players);
  if (holder === null && passTo !== null && awaited.includes(passTo)) return { holder: null, passTo };
  return { holder: null, passTo: round.find((seat) => awaited.includes(seat)) ?? null };
}
