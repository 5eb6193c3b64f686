import type { ReactNode } from 'react';
import { SnakeArt } from './snake.tsx';
import { PAINT, TONES } from './tones.ts';

/** Gradients and drawings that others share; once per page, in an svg that is not `display: none`. */
export const ArtDefs = (): ReactNode => (
  <defs>
    <radialGradient id="in-abyss" gradientUnits="userSpaceOnUse" cx="0" cy="40" r="500">
      <stop offset="0" stopColor={TONES.abyssLit} />
      <stop offset="1" stopColor={TONES.abyss} />
    </radialGradient>
    <radialGradient id="in-glow" gradientUnits="userSpaceOnUse" cx="0" cy="50" r="330">
      <stop offset="0" stopColor={TONES.glow} stopOpacity=".5" />
      <stop offset=".4" stopColor={TONES.glow} stopOpacity=".2" />
      <stop offset="1" stopColor={TONES.glow} stopOpacity="0" />
    </radialGradient>
    <linearGradient id="in-gold" gradientUnits="userSpaceOnUse" x1="-70" y1="-40" x2="70" y2="40">
      <stop offset="0" stopColor={PAINT.goldLit} />
      <stop offset=".35" stopColor={PAINT.gold} />
      <stop offset=".6" stopColor="#d09a2c" />
      <stop offset="1" stopColor={PAINT.gold} />
    </linearGradient>
    <linearGradient id="in-daylight" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fffbe6" />
      <stop offset="1" stopColor="#ffcb5e" />
    </linearGradient>
    <pattern id="in-hatch" patternUnits="userSpaceOnUse" width="16" height="16" patternTransform="rotate(45)">
      <path fill={PAINT.danger} d="M0 0h8v16H0z" />
    </pattern>
    <g id="in-snake">
      <SnakeArt />
    </g>
  </defs>
);
