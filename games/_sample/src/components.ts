import type { Charm, CharmId, Token, TokenId } from './vocabulary.ts';

const token = (id: string, coin: number | null): Token => Object.freeze({ id: id as TokenId, coin });
const charm = (id: string, value: number): Charm => Object.freeze({ id: id as CharmId, value });

/** SA-C1 */
export const BAG: readonly Token[] = [
  ...[1, 2, 3].flatMap((coin) => ['a', 'b'].map((copy) => token(`coin-${coin}${copy}`, coin))),
  ...['a', 'b', 'c'].map((copy) => token(`rat-${copy}`, null)),
];

/** SA-C2 */
export const CHARMS: readonly Charm[] = [0, 1, 2, 3].flatMap((value) =>
  ['a', 'b'].map((copy) => charm(`charm-${value}${copy}`, value)),
);

/** SA-1 */
export const CHARMS_EACH = 2;

export function tokenOf(id: TokenId): Token {
  const found = BAG.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no token ${id}`);
  return found;
}

export function charmOf(id: CharmId): Charm {
  const found = CHARMS.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no charm ${id}`);
  return found;
}
