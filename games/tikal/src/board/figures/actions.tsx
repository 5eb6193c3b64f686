import { type FigureProps, SeatShape, seatColour } from '@quri/board-kit';
import type { ReactNode } from 'react';
import { COSTS, type Treasure } from '../../vocabulary.ts';
import { Pyramid } from '../art/pyramid.tsx';
import { Stones } from '../art/stones.tsx';
import {
  FigurePicture,
  GuardPicture,
  TentPicture,
  TilePicture,
  TreasureBackPicture,
  TreasurePicture,
} from '../scene/pieces.tsx';
import { SwapSign } from '../scene/signs.tsx';
import styles from './figures.module.css';
import { Arrow, Panel, Torches } from './parts.tsx';
import { FIGURE_WORDS, type FigureWords } from './words.ts';

const PRICES: readonly {
  readonly action: Exclude<keyof FigureWords['prices'], 'stone'>;
  readonly points: number;
  readonly picture: ReactNode;
}[] = [
  { action: 'bring', points: COSTS.bringFigure, picture: <FigurePicture figure="explorer" seat={0} size={40} /> },
  {
    action: 'camp',
    points: COSTS.changeCamp,
    picture: (
      <span className={styles.torches}>
        <TentPicture seat={0} size={20} />
        <TentPicture seat={0} size={20} />
      </span>
    ),
  },
  {
    action: 'walk',
    points: 1,
    picture: (
      <svg aria-hidden="true" viewBox="-44 -92 88 40" width={46} height={21}>
        <Stones counts={[2, 0, 0, 0, 0, 0]} />
      </svg>
    ),
  },
  {
    action: 'dig',
    points: COSTS.excavate,
    picture: (
      <svg aria-hidden="true" viewBox="-56 -44 112 82" width={46} height={34}>
        <Pyramid value={4} guarded={false} />
      </svg>
    ),
  },
  { action: 'hunt', points: COSTS.huntTreasure, picture: <TreasureBackPicture size={38} /> },
  {
    action: 'swap',
    points: COSTS.exchangeTreasure,
    picture: (
      <span className={styles.torches}>
        <TreasurePicture treasure="mask" size={23} />
        <TreasurePicture treasure="jaguar" size={23} />
      </span>
    ),
  },
  { action: 'pitch', points: COSTS.pitchCamp, picture: <TentPicture seat={0} size={34} /> },
  { action: 'guard', points: COSTS.placeGuard, picture: <GuardPicture seat={0} size={40} /> },
];

/** TK-5 to TK-12: what everything costs. */
export function Prices({ language }: FigureProps): ReactNode {
  const { prices } = FIGURE_WORDS[language];
  return (
    <Panel>
      <div className={styles.prices}>
        {PRICES.map(({ action, points, picture }) => (
          <span key={action} className={styles.price}>
            {picture}
            <span>
              {prices[action]}
              {action === 'walk' && <span className={styles.note}> · {prices.stone}</span>}
            </span>
            <Torches count={points} size={28} />
          </span>
        ))}
      </div>
    </Panel>
  );
}

const Hand = ({ seat, treasures }: { readonly seat: number; readonly treasures: readonly Treasure[] }): ReactNode => (
  <span className={styles.hand} style={{ '--seat': seatColour(seat) }}>
    <SeatShape seat={seat} size={18} />
    {treasures.map((treasure, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: there may be two of a kind
      <TreasurePicture key={i} treasure={treasure} size={32} />
    ))}
  </span>
);

/** TK-10: a mask is given for the second jaguar. */
export const Swap = (): ReactNode => (
  <Panel>
    <div className={styles.hands}>
      <Hand seat={0} treasures={['mask', 'jaguar']} />
      <SwapSign />
      <Hand seat={1} treasures={['jaguar', 'flute', 'flute']} />
    </div>
    <div className={styles.row}>
      <Torches count={COSTS.exchangeTreasure} />
      <Arrow />
      <Hand seat={0} treasures={['jaguar', 'jaguar']} />
    </div>
  </Panel>
);

/** TK-14: in a game of three. */
export function VolcanoRound({ language }: FigureProps): ReactNode {
  const words = FIGURE_WORDS[language];
  return (
    <Panel>
      <ol className={styles.order}>
        <li className={styles.turn} data-volcano="true">
          <SeatShape seat={1} size={20} />
          <TilePicture tile="B6" size={56} />
          <span className={styles.note}>{words.drawn}</span>
        </li>
        {[1, 2, 0].map((seat) => (
          <li key={seat} className={styles.turn}>
            <SeatShape seat={seat} size={20} />
            <Torches count={10} size={24} />
            <span className={styles.note}>{words.aTurn}</span>
            <b>{words.scores}</b>
          </li>
        ))}
        <li className={styles.turn} data-volcano="true">
          <SeatShape seat={1} size={20} />
          <TilePicture tile="B6" size={56} />
          <span className={styles.note}>{words.placed}</span>
        </li>
      </ol>
    </Panel>
  );
}
