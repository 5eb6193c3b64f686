import { CardBack, type FlyingPiece } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { SmallFace } from '../art/face.tsx';
import { Idol } from '../art/raider.tsx';
import type { Layout } from '../layout/layout.ts';
import { pointOf } from '../layout/place.ts';
import { CARD_SHAPE, slotsIn } from '../layout/rows.ts';
import type { Flight, Shown } from '../shown.ts';
import styles from './stack.module.css';

/** What travels during this beat: cards face down, whole stacks of them, or what was discarded. */
export const flightsOf = (layout: Layout, shown: Shown): readonly FlyingPiece[] =>
  shown.flights.map(({ what, from, to }) => {
    const w = what.kind === 'idol' ? 30 : cardIn(layout, to, from);
    return {
      from: pointOf(layout, shown, from),
      to: pointOf(layout, shown, to),
      w,
      h: w * CARD_SHAPE,
      picture: pictureOf(what),
    };
  });

/** As wide as cards lie in the row it goes to or comes from. */
function cardIn({ areas }: Layout, ...places: readonly Flight['to'][]): number {
  const place = places.find((one) => 'seat' in one);
  const row = place !== undefined && 'seat' in place ? areas[place.seat]?.row : undefined;
  return row === undefined ? 40 : (slotsIn(row, [{ size: 1, open: false }])[0]?.card ?? 40);
}

function pictureOf(what: Flight['what']): ReactNode {
  switch (what.kind) {
    case 'idol':
      return <Idol size={36} />;
    case 'face':
      return (
        <span className={styles.flying}>
          <SmallFace card={what.card} />
        </span>
      );
    case 'cards':
      return Array.from({ length: Math.min(what.count, 12) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
        <span key={i} className={styles.flying} style={{ transform: `translateY(${-3 * i}px)` }}>
          <CardBack tone="night" />
        </span>
      ));
    default:
      return what satisfies never;
  }
}
