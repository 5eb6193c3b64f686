import { type FlyingPiece, Gem, gemsFor } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import { QuestFace } from '../art/quest-face.tsx';
import type { Layout } from '../layout/layout.ts';
import { CARD_SHAPE } from '../layout/path.ts';
import { pointOf } from '../layout/place.ts';
import type { Flight, Shown } from '../shown.ts';

/** More than this would be a swarm. */
const MOST = 6;
const SPREAD = [0, -9, 9, -4, 6, -12];

/** What travels during this beat. */
export const flightsOf = (layout: Layout, shown: Shown): readonly FlyingPiece[] =>
  shown.flights.flatMap((flight) => {
    const from = pointOf(layout, shown, flight.from);
    const to = pointOf(layout, shown, flight.to);
    return pieces(flight, layout).map((piece, nth) => {
      const aside = SPREAD[nth] ?? 0;
      return { ...piece, nth, from: { ...from, x: from.x + aside }, to: { ...to, x: to.x + aside / 2 } };
    });
  });

type Piece = Pick<FlyingPiece, 'w' | 'h' | 'picture'>;

function pieces({ what }: Flight, { tents, deck }: Layout): readonly Piece[] {
  const tent = tents[0]?.w ?? 60;
  switch (what.kind) {
    case 'gems':
      return gemsFor(what.amount)
        .slice(0, MOST)
        .map((worth) => square(tent * 0.34, <Gem worth={worth} size={tent * 0.34} />));
    case 'artifact':
      return [square(tent * 0.6, <ArtifactIcon artifact={what.artifact} />)];
    case 'hazard':
      return [{ w: deck.w * 0.7, h: deck.w * 0.7 * CARD_SHAPE, picture: <QuestFace card={what} gems={0} /> }];
    default:
      return what satisfies never;
  }
}

const square = (size: number, picture: ReactNode): Piece => ({ w: size, h: size, picture });
