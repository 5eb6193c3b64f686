import { type Asked, type Bot, pick } from '@quri/kernel';
import type { GoldRaiders } from '../shape.ts';
import type { View } from '../view/shapes.ts';
import type { Intent } from '../vocabulary.ts';
import { evaluate, expectedSpaces, worthOfPeek } from './evaluation.ts';
import { after, type Faces, type Outlook, outlookOf } from './outlook.ts';

/** One step ahead with a perfect memory: whatever leaves the best table behind. Among equals it tosses a coin. */
export const greedy: Bot<GoldRaiders> = {
  id: 'greedy',
  choose: (asked) => {
    const values = asked.offers.map(valuation(asked));
    const best = Math.max(...values);
    return pick(
      asked.luck,
      asked.offers.filter((_, i) => values[i] === best),
    );
  },
};

function valuation(asked: Asked<GoldRaiders>): (offer: Intent) => number {
  const outlook = outlookOf(asked);
  const faces = (place: number): Faces => asked.memory.rows[asked.seat]?.[place]?.faces ?? [];
  return (offer) => {
    if (offer.type === 'revealStack') return valueOfRevealing(faces(offer.place), asked.view, asked.seat);
    return offer.type === 'endTurn' ? 0 : valueAtNight(outlook, offer);
  };
}

function valueAtNight(outlook: Outlook, offer: Intent): number {
  const left = evaluate(after(outlook, offer));
  return offer.type === 'peek' ? left + worthOfPeek(outlook, offer.owner, offer.place) : left;
}

/** At the temple only what is sure to be safe is worth showing: its miles may break a tie (GR-18). */
function valueOfRevealing(faces: Faces, { raiders, options }: View, seat: number): number {
  if (raiders[seat]?.at !== options.trail) return expectedSpaces(faces);
  return faces.includes(null) || faces.includes('bandits') ? -1 : 1;
}
