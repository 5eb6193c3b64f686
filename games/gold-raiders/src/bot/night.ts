import type { Intent, Onto } from '../vocabulary.ts';
import { type Evaluation, potentialOf } from './evaluation.ts';
import { digitOf, type Faces, withCardOnTop, withStackOnTop } from './faces.ts';
import type { KnownTable } from './known-table.ts';
import { type OwnRow, ownRowOf, type Rivals, rivalsOf } from './row-values.ts';

const STEAL = digitOf('steal');
const RECON = digitOf('recon');

/**
 * The value of the table for a seat at Night after each of these offers: its own stacks with their potential, less what
 * the others have, and what a Steal in hand could still take. What an offer leaves as it is, is computed once: this is
 * the hot path of a search.
 */
export function nightValues(by: Evaluation, table: KnownTable, offers: readonly Intent[]): number[] {
  const { hand, rows, seat } = table;
  const own = rows[seat] ?? [];
  const rivals = rivalsOf(by, table);
  /** Without one card of each face, once it is asked for. */
  const left: (OwnRow | undefined)[] = [];
  const rowWithout = (card: number): OwnRow => {
    left[card] ??= withoutOne(hand, card, () => ownRowOf(by, own, hand));
    return left[card];
  };
  const valueAfter = (card: number, onto: Onto, lay: (below: Faces) => Faces, others: Rivals): number => {
    const row = rowWithout(card);
    const faces = lay(onto === 'new' ? 0 : (own[onto] ?? 0));
    const now = by.value(faces);
    const laid = now + withoutOne(hand, card, () => potentialOf(by, faces, hand)) + by.weights.stackBonus;
    const rest = onto === 'new' ? row.sum : row.sum - (row.values[onto] ?? 0);
    const most = Math.max(now, onto !== 'new' && onto === row.mostAt ? row.next : row.most);
    return rest + laid + restOfTable(by, table, most, (hand[STEAL] ?? 0) - (card === STEAL ? 1 : 0), others);
  };
  /** Most stacks of others look the same to this seat: a theft of one is as good as that of another. */
  const thefts = new Map<Faces, number[]>();
  const valueOfTheft = (stolen: Faces, onto: Onto): number => {
    const known = thefts.get(stolen) ?? [];
    thefts.set(stolen, known);
    const slot = onto === 'new' ? own.length : onto;
    known[slot] ??= valueAfter(
      STEAL,
      onto,
      (below) => withStackOnTop(below, stolen),
      withoutStack(rivals, by.value(stolen)),
    );
    return known[slot];
  };
  return offers.map((offer) => {
    switch (offer.type) {
      case 'stackCard': {
        const digit = digitOf(offer.card);
        return valueAfter(digit, offer.onto, (below) => withCardOnTop(below, digit), rivals);
      }
      case 'steal':
        return valueOfTheft(rows[offer.owner]?.[offer.place] ?? 0, offer.onto);
      case 'peek': {
        const { sum, most } = rowWithout(RECON);
        const stays = sum + restOfTable(by, table, most, hand[STEAL] ?? 0, rivals);
        return stays + peekValue(by, table, offer.owner, offer.place);
      }
      default:
        return 0;
    }
  });
}

/** Does something with one card less in hand. */
function withoutOne<T>(hand: number[], card: number, act: () => T): T {
  const before = hand[card] ?? 0;
  hand[card] = before - 1;
  const done = act();
  hand[card] = before;
  return done;
}

const withoutStack = ({ sum, prize, next }: Rivals, value: number): Rivals => ({
  sum: sum - value,
  prize: value === prize ? next : prize,
  next,
});

/** Everything but the own stacks: what may be stolen of the best of them, what others have, what a Steal can take. */
function restOfTable(
  { weights }: Evaluation,
  { toCome }: KnownTable,
  most: number,
  steals: number,
  { sum, prize }: Rivals,
): number {
  const table = -weights.rivalWeight * sum - weights.theftRisk * toCome * most;
  return steals > 0
    ? table + (1 + weights.rivalWeight) * prize + weights.stealBonus + weights.stealBonusPerCard * toCome
    : table;
}

/** What a peek is good for: to know whether to reveal an own stack, or whether to steal another's. */
function peekValue(
  { weights, insight }: Evaluation,
  { seat, hand, rows }: KnownTable,
  owner: number,
  place: number,
): number {
  const faces = rows[owner]?.[place] ?? 0;
  if (owner === seat) return weights.peekOwn * insight(faces);
  return (hand[STEAL] ?? 0) > 0 ? weights.peekOther * insight(faces) : 0;
}
