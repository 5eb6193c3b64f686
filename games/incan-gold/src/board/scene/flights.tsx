import { changeUp, Gem } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { ArtifactIcon } from '../art/artifacts/artifact-art.tsx';
import { QuestFace } from '../art/quest-face.tsx';
import type { Layout } from '../layout.ts';
import { pointOf } from '../place.ts';
import type { Flight, Shown } from '../shown.ts';
import styles from './flights.module.css';

/** More than this would be a swarm. */
const MOST = 6;
const SPREAD = [0, -9, 9, -4, 6, -12];

interface Air {
  readonly layout: Layout;
  readonly shown: Shown;
}

/** What travels during this beat. */
export const Flights = ({ layout, shown }: Air): ReactNode => (
  <div aria-hidden="true">
    {shown.flights.map((flight, nth) => {
      const from = pointOf(layout, shown, flight.from);
      const to = pointOf(layout, shown, flight.to);
      return pieces(flight, layout).map(({ size, picture }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one flight are alike and never change places
          key={`${nth} ${i}`}
          className={styles.piece}
          style={{
            width: size,
            '--x0': `${from.x - size / 2 + (SPREAD[i] ?? 0)}px`,
            '--y0': `${from.y - size / 2}px`,
            '--x1': `${to.x - size / 2 + (SPREAD[i] ?? 0) / 2}px`,
            '--y1': `${to.y - size / 2}px`,
            '--late': i,
          }}
        >
          {picture}
        </span>
      ));
    })}
  </div>
);

function pieces({ what }: Flight, layout: Layout): readonly { readonly size: number; readonly picture: ReactNode }[] {
  const tent = layout.tents[0]?.w ?? 60;
  switch (what.kind) {
    case 'gems':
      return changeUp(what.amount)
        .slice(0, MOST)
        .map((worth) => ({ size: tent * 0.34, picture: <Gem worth={worth} size={tent * 0.34} /> }));
    case 'artifact':
      return [{ size: tent * 0.6, picture: <ArtifactIcon artifact={what.artifact} /> }];
    case 'hazard':
      return [
        {
          size: layout.deck.w * 0.7,
          picture: <QuestFace card={{ id: 'out' as never, kind: 'hazard', hazard: what.hazard }} gems={0} />,
        },
      ];
    default:
      return what satisfies never;
  }
}
