import type { ReactNode } from 'react';
import { TRAILS } from '../../vocabulary.ts';
import { Idol, Raider } from '../art/raider.tsx';
import { FIGURE_SHAPE, standing, trailIn } from '../layout/trail.ts';
import { Scenery } from '../scene/scenery.tsx';
import { At, Scene } from './frame.tsx';

const [WIDE, HIGH] = [400, 236];
const TRAIL = trailIn({ x: 0, y: 0, w: WIDE, h: HIGH }, TRAILS.usual);

/** The whole trail, with three raiders on their way. */
export const TrailFigure = (): ReactNode => (
  <Scene time="day" w={WIDE} h={HIGH}>
    <Scenery trail={TRAIL} />
    {[11, 1, 6].map((at, seat) => {
      const { x, y } = standing(TRAIL, at, 0, 1);
      const w = TRAIL.figure * FIGURE_SHAPE;
      return (
        <At key={at} x={x - w / 2} y={y - TRAIL.figure} w={w} h={TRAIL.figure}>
          <Raider seat={seat} />
        </At>
      );
    })}
  </Scene>
);

/** Everybody who may come along, and the idol. */
export const RaidersFigure = (): ReactNode => (
  <Scene time="night" w={400} h={92}>
    {[0, 1, 2, 3, 4, 5].map((seat) => (
      <At key={seat} x={20 + seat * 53} y={16} w={43} h={60}>
        <Raider seat={seat} />
      </At>
    ))}
    <At x={346} y={28} w={40} h={48}>
      <Idol size={48} />
    </At>
  </Scene>
);
