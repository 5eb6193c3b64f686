import { CardBack, FlipCard, seatColour } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ChoiceFace } from '../art/choice-face.tsx';
import { Explorer } from '../art/explorer.tsx';
import { Hand } from '../art/hand.tsx';
import type { Layout } from '../layout/layout.ts';
import type { Shown } from '../shown.ts';
import styles from './expedition.module.css';

/** All explorers: those inside stand in a row with their torches, the others at their tents. Camp says it in words. */
export const Expedition = ({ layout, shown }: { readonly layout: Layout; readonly shown: Shown }): ReactNode => (
  <div className={styles.expedition} aria-hidden="true">
    {shown.explorers.map(({ inside, held }, seat) => {
      const stand = layout.inside[seat];
      const home = layout.homes[seat];
      if (stand === undefined || home === undefined) return null;
      const at = inside ? stand : home;
      return (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          key={seat}
          className={styles.explorer}
          data-inside={inside}
          data-rule={inside ? 'IG-2' : 'IG-12'}
          style={{
            width: stand.w,
            height: stand.h,
            transform: `translate(${at.x}px, ${at.y}px) scale(${at.h / stand.h})`,
          }}
        >
          <span className={styles.figure}>
            <Explorer seat={seat} torch={inside && shown.light === 'on'} />
          </span>
          {held !== 'none' && (
            <span className={styles.choice} data-rule="IG-4">
              <FlipCard
                faceUp={held !== 'down'}
                front={<ChoiceFace choice={held === 'camp' ? 'camp' : 'torch'} />}
                back={<CardBack tone="clay" />}
              />
              {held === 'down' && (
                <span className={styles.hand}>
                  <Hand cuff={seatColour(seat)} />
                </span>
              )}
            </span>
          )}
        </div>
      );
    })}
  </div>
);
