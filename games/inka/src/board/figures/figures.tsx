import type { Figures } from '@quri/board-kit';
import { Blockers, Diamond, Slide, Stopped, Swing } from './moves.tsx';
import { Faces, Pieces, Symbols } from './pieces.tsx';
import { Exit, Passages, Statues, Walk } from './walks.tsx';

/** The pictures of the rulebook, by the names it has for them. */
export const FIGURES: Figures = {
  pieces: Pieces,
  symbols: Symbols,
  faces: Faces,
  slide: Slide,
  swing: Swing,
  stopped: Stopped,
  walk: Walk,
  statues: Statues,
  passages: Passages,
  diamond: Diamond,
  blockers: Blockers,
  exit: Exit,
};
