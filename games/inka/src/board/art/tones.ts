const tone = (day: string, night: string): string => `light-dark(${day}, ${night})`;

/** Colours of the temple that the kit has no token for. */
export const TONES = {
  abyss: tone('#160f0a', '#020506'),
  abyssLit: tone('#3b2a1b', '#0c1819'),
  terrace: tone('#00000038', '#00000052'),
  grid: tone('#ffe2a826', '#c9ecd81f'),
  glow: tone('#f09a45', '#d97f30'),
  ornament: tone('#b4613a', '#8c4b32'),
  ground: tone('#d6c598', '#4c6054'),
  groundLit: tone('#f3e9cc', '#748b7a'),
  groundDeep: tone('#8a7347', '#1b2722'),
  crack: tone('#a8925f', '#34443b'),
  slab: tone('#c8977a', '#a27f6b'),
  slabLit: tone('#f0cdb2', '#d3b19b'),
  slabSide: tone('#8d5f48', '#6a4c3f'),
  slabDeep: tone('#643f30', '#432f28'),
  groove: tone('#a3735a', '#7d5f50'),
  shadow: tone('#2a1a0d73', '#00000080'),
} as const;

/** Paint that is the same by day and by night. */
export const PAINT = {
  ink: 'var(--ink)',
  wall: '#f6ecd2',
  wallSide: '#a89674',
  wallDeep: '#6c5d45',
  wallJoint: '#8b7a5b',
  gold: '#e6b94a',
  goldLit: '#ffe79f',
  goldSide: '#a8741a',
  goldDeep: '#77500e',
  clay: '#8a5a3c',
  clayLit: '#b98257',
  rock: '#8b8f86',
  rockLit: '#b9bcae',
  rockDeep: '#565b55',
  wood: '#8a5426',
  woodDeep: '#3c2212',
  snake: '#7cc244',
  snakeLit: '#d9ef7c',
  gem: '#4fc9e0',
  gemLit: '#d8f6ff',
  gemDeep: '#1b7f9c',
  /** What can be done, over the dark of the pit as over stone: the torch of the kit is dark by day. */
  offer: '#ffc35a',
  danger: '#f0603f',
} as const;
