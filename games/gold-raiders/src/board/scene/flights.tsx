import { CardBack } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { SmallFace } from '../art/face.tsx';
import { Idol } from '../art/raider.tsx';
import type { Layout } from '../layout/layout.ts';
import { CARD_SHAPE, slotsIn } from '../layout/rows.ts';
import { pointOf } from '../place.ts';
import type { Flight, Shown } from '../shown.ts';
import styles from './flights.module.css';

/** What travels during this beat: cards face down, whole stacks of them, or what was discarded. */
export const Flights = ({ layout, shown }: { readonly layout: Layout; readonly shown: Shown }): ReactNode => (
  <div aria-hidden="true">
    {shown.flights.map(({ what, from, to }, nth) => {
      const wide = what.kind === 'idol' ? 30 : cardIn(layout, to, from);
      const high = wide * CARD_SHAPE;
      const [start, end] = [pointOf(layout, shown, from), pointOf(layout, shown, to)];
      return (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: flights of one beat never change places
          key={nth}
          className={styles.piece}
          style={{
            width: wide,
            height: high,
            '--x0': `${start.x - wide / 2}px`,
            '--y0': `${start.y - high / 2}px`,
            '--x1': `${end.x - wide / 2}px`,
            '--y1': `${end.y - high / 2}px`,
          }}
        >
          {pictureOf(what)}
        </span>
      );
    })}
  </div>
);

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
        <span className={styles.card}>
          <SmallFace card={what.card} />
        </span>
      );
    case 'cards':
      return Array.from({ length: Math.min(what.count, 12) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a stack have no names
        <span key={i} className={styles.card} style={{ transform: `translateY(${-3 * i}px)` }}>
          <CardBack tone="night" />
        </span>
      ));
    default:
      return what satisfies never;
  }
}
