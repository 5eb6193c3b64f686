import type { Intent, Onto } from '../vocabulary.ts';
import { type Appraisal, promiseOf } from './appraisal.ts';
import { digitOf, digitsOf, type Faces, laidOn, topped, UNKNOWN } from './faces.ts';
import type { Outlook } from './outlook.ts';
import { type OwnRow, ownRowOf, type Rivals, rivalsOf } from './rows.ts';

const STEAL = digitOf('steal');
const RECON = digitOf('recon');

/**
 * How good the table would be for a seat at Night after each of these offers: its own stacks with what they promise,
 * less what the others have, and whatever a Steal in hand could still take. All that an offer leaves as it is, is
 * reckoned once: simulations ask this more than anything else.
 */
export function nightValues(by: Appraisal, outlook: Outlook, offers: readonly Intent[]): number[] {
  const { hand, rows, seat } = outlook;
  const own = rows[seat] ?? [];
  const rivals = rivalsOf(by, outlook);
  /** Without one card of each face, once it is asked for. */
  const left: (OwnRow | undefined)[] = [];
  const rowWithout = (card: number): OwnRow => {
    left[card] ??= withoutOne(hand, card, () => ownRowOf(by, own, hand));
    return left[card];
  };
  const playing = (card: number, onto: Onto, lay: (below: Faces) => Faces, others: Rivals): number => {
    const row = rowWithout(card);
    const faces = lay(onto === 'new' ? 0 : (own[onto] as Faces));
    const now = by.worth(faces);
    const laid = now + withoutOne(hand, card, () => promiseOf(by, faces, hand)) + by.temper.decoy;
    const rest = onto === 'new' ? row.sum : row.sum - (row.values[onto] as number);
    const most = Math.max(now, onto !== 'new' && onto === row.mostAt ? row.next : row.most);
    return rest + laid + around(by, outlook, most, (hand[STEAL] as number) - (card === STEAL ? 1 : 0), others);
  };
  /** Most stacks of others look the same to this seat: a theft of one is as good as that of another. */
  const thefts = new Map<Faces, number[]>();
  const stealing = (stolen: Faces, onto: Onto): number => {
    const known = thefts.get(stolen) ?? [];
    thefts.set(stolen, known);
    const slot = onto === 'new' ? own.length : onto;
    known[slot] ??= playing(STEAL, onto, (below) => laidOn(below, stolen), without(rivals, by.worth(stolen)));
    return known[slot];
  };
  return offers.map((offer) => {
    switch (offer.type) {
      case 'stackCard': {
        const digit = digitOf(offer.card);
        return playing(digit, offer.onto, (below) => topped(below, digit), rivals);
      }
      case 'steal':
        return stealing(rows[offer.owner]?.[offer.place] as Faces, offer.onto);
      case 'peek': {
        const { sum, most } = rowWithout(RECON);
        const stays = sum + around(by, outlook, most, hand[STEAL] as number, rivals);
        return stays + worthOfPeek(by, outlook, offer.owner, offer.place);
      }
      default:
        return 0;
    }
  });
}

/** Does something with one card less in hand. */
function withoutOne<T>(hand: number[], card: number, act: () => T): T {
  const before = hand[card] as number;
  hand[card] = before - 1;
  const done = act();
  hand[card] = before;
  return done;
}

const without = ({ sum, prize, next }: Rivals, worth: number): Rivals => ({
  sum: sum - worth,
  prize: worth === prize ? next : prize,
  next,
});

/** Everything but the own stacks themselves: what may be lost of the best of them, what others have, what to take. */
function around(
  { temper }: Appraisal,
  { toCome }: Outlook,
  most: number,
  steals: number,
  { sum, prize }: Rivals,
): number {
  const table = -temper.rivalry * sum - temper.exposure * toCome * most;
  return steals > 0 ? table + (1 + temper.rivalry) * prize + temper.patience + temper.eagerness * toCome : table;
}

/** What a peek is good for: to know whether to reveal an own stack, or whether to steal another's. */
function worthOfPeek({ temper }: Appraisal, { seat, hand, rows }: Outlook, owner: number, place: number): number {
  if (owner !== seat && (hand[STEAL] as number) === 0) return 0;
  return temper.curiosity * digitsOf(rows[owner]?.[place] ?? 0).filter((digit) => digit === UNKNOWN).length;
}
