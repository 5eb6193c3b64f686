import type { Seat } from '@quri/kernel';
import type { Intent, Onto } from '../vocabulary.ts';
import { type Appraisal, promiseOf } from './appraisal.ts';
import { digitOf, digitsOf, type Faces, laidOn, topped, UNKNOWN } from './faces.ts';
import type { Outlook } from './outlook.ts';

const STEAL = digitOf('steal');

/** What the stacks of the others are worth: all of them together, and the one most worth taking. */
interface Rivals {
  readonly sum: number;
  readonly prize: number;
}

function rivalsIn({ worth }: Appraisal, { seat, rows }: Outlook, without?: { owner: Seat; place: number }): Rivals {
  let sum = 0;
  let prize = 0;
  for (let owner = 0; owner < rows.length; owner++) {
    if (owner === seat) continue;
    const row = rows[owner] as readonly Faces[];
    for (let place = 0; place < row.length; place++) {
      if (owner === without?.owner && place === without.place) continue;
      const one = worth(row[place] as Faces);
      sum += one;
      prize = Math.max(prize, one);
    }
  }
  return { sum, prize };
}

/**
 * How good the table is for a seat at Night: its own stacks with what they promise, less what the others have, and
 * whatever a Steal in hand could still take.
 */
function evaluated(
  by: Appraisal,
  own: readonly Faces[],
  hand: readonly number[],
  rivals: Rivals,
  toCome: number,
): number {
  const { temper, worth } = by;
  let value = -temper.rivalry * rivals.sum;
  let most = 0;
  for (let place = 0; place < own.length; place++) {
    const faces = own[place] as Faces;
    const now = worth(faces);
    most = Math.max(most, now);
    value += now + promiseOf(by, faces, hand) + temper.decoy;
  }
  value -= temper.exposure * toCome * most;
  if ((hand[STEAL] as number) === 0) return value;
  return value + (1 + temper.rivalry) * rivals.prize + temper.patience + temper.eagerness * toCome;
}

/** What the table would be worth after each of these offers. */
export function nightValues(by: Appraisal, outlook: Outlook, offers: readonly Intent[]): number[] {
  const { seat, hand, rows, toCome } = outlook;
  const own = rows[seat] as Faces[];
  const rivals = rivalsIn(by, outlook);
  const valueWith = (card: number, row: readonly Faces[], left: Rivals): number => {
    const before = hand[card] as number;
    hand[card] = before - 1;
    const value = evaluated(by, row, hand, left, toCome);
    hand[card] = before;
    return value;
  };
  return offers.map((offer) => {
    switch (offer.type) {
      case 'stackCard': {
        const digit = digitOf(offer.card);
        return valueWith(
          digit,
          withOn(own, offer.onto, (below) => topped(below, digit)),
          rivals,
        );
      }
      case 'steal': {
        const stolen = rows[offer.owner]?.[offer.place] as Faces;
        const row = withOn(own, offer.onto, (below) => laidOn(below, stolen));
        return valueWith(STEAL, row, rivalsIn(by, outlook, offer));
      }
      case 'peek':
        return valueWith(digitOf('recon'), own, rivals) + worthOfPeek(by, outlook, offer.owner, offer.place);
      default:
        return 0;
    }
  });
}

function withOn(row: readonly Faces[], onto: Onto, lay: (below: Faces) => Faces): Faces[] {
  const after = row.slice();
  if (onto === 'new') after.push(lay(0));
  else after[onto] = lay(after[onto] as Faces);
  return after;
}

/** What a peek is good for: to know whether to reveal an own stack, or whether to steal another's. */
function worthOfPeek({ temper }: Appraisal, { seat, hand, rows }: Outlook, owner: number, place: number): number {
  const unknown = digitsOf(rows[owner]?.[place] ?? 0).filter((digit) => digit === UNKNOWN).length;
  return owner === seat || (hand[STEAL] as number) > 0 ? temper.curiosity * unknown : 0;
}
