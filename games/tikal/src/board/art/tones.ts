const tone = (day: string, night: string): string => `light-dark(${day}, ${night})`;

/** Colours of the jungle that the kit has no token for. */
export const TONES = {
  leafDeep: tone('#2c6240', '#0a1d16'),
  leaf: tone('#478650', '#133527'),
  leafLit: tone('#7ab463', '#235a3d'),
  shade: tone('#2a4a2a59', '#03090780'),
  grass: tone('#bccb80', '#2d5539'),
  grassLit: tone('#d2dc9c', '#3a6946'),
  earth: tone('#dcc592', '#4f4c38'),
  earthDeep: tone('#b3945e', '#3a3427'),
  water: tone('#5fb7bd', '#1f7370'),
  plaza: tone('#d9c9a2', '#48584c'),
  plazaJoint: tone('#b29c6d', '#32403a'),
  step: tone('#fbf5e4', '#d3d5bb'),
  stepSide: tone('#9c8a66', '#6b735f'),
  brick: tone('#e3cf9f', '#a8a98a'),
  brickLit: tone('#faf0d2', '#d6d3b0'),
  brickDeep: tone('#ad9462', '#6a735f'),
  brickJoint: tone('#7d6537', '#3c4a3d'),
  ash: tone('#8b7d72', '#2c2a2c'),
  rock: tone('#6d5a51', '#3d3533'),
  rockLit: tone('#93786a', '#5c4a44'),
  rockDeep: tone('#463833', '#1d191a'),
  mistFar: tone('#b4c1a9', '#0d1715'),
  mist: tone('#cdd6c2', '#1a2e27'),
  mistLit: tone('#e3e8d8', '#22352f'),
  mistLeaf: tone('#9fb397', '#0a1411'),
} as const;

/** Paint that is the same by day and by night. */
export const PAINT = {
  ink: 'var(--ink)',
  bone: '#e9dfc7',
  boneDeep: '#b9a983',
  gold: '#e6b94a',
  goldLit: '#ffe79f',
  goldDeep: '#8a5f12',
  skin: '#b5774d',
  wood: '#8a5426',
  woodDeep: '#3c2212',
  lava: '#f2762e',
  lavaLit: '#ffd36b',
} as const;

/** An outline in ink. */
export const inked = (strokeWidth: string) => ({ stroke: PAINT.ink, strokeWidth, strokeLinejoin: 'round' }) as const;
