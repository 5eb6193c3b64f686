import type { ReactNode } from 'react';
import { Raider } from '../art/raider.tsx';
import type { Layout } from '../layout/layout.ts';
import { footOf } from '../layout/place.ts';
import { FIGURE_SHAPE } from '../layout/trail.ts';
import { RULES_OF_PIECE } from '../rules-of.ts';
import type { Shown } from '../shown.ts';
import styles from './raiders.module.css';

/** Everybody on the trail, those in front over those behind. The rows say it in words. */
export const Raiders = ({ layout, shown }: { readonly layout: Layout; readonly shown: Shown }): ReactNode => {
  const { figure } = layout.trail;
  const wide = figure * FIGURE_SHAPE;
  return (
    <div className={styles.raiders} aria-hidden="true">
      {shown.raiders.map(({ at }, seat) => {
        const { x, y } = footOf(layout, shown, seat);
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            key={seat}
            className={styles.raider}
            data-rule={RULES_OF_PIECE.raider}
            data-won={shown.final?.winners.some((winner) => winner === seat) ?? false}
            data-chased={shown.chased === seat}
            style={{
              width: wide,
              height: figure,
              zIndex: 10 + Math.round(y),
              transform: `translate(${x - wide / 2}px, ${y - figure}px)`,
            }}
          >
            {/* A new space is a new hop. */}
            <span key={at} className={styles.hop}>
              <Raider seat={seat} />
            </span>
          </span>
        );
      })}
    </div>
  );
};
