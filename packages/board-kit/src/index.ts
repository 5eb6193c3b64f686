import './css-variables.ts';

export type { BoardDoor, BoardProps, SeatLook } from './board-props.ts';
export { changeUp, GEMS, type GemWorth } from './change-up.ts';
export { Flame } from './flame.tsx';
export { FlipCard } from './flip-card.tsx';
export { Gem, GemAt } from './gem.tsx';
export { Heap, Pile, pileUp } from './heap.tsx';
export { LASTS, PACES, type Pace, TEMPO } from './pace.ts';
export { PlayerChip } from './player-chip.tsx';
export { QuriMark } from './quri-mark.tsx';
export { Said } from './said.tsx';
export { SEAT_SHAPES, SeatGlyph, SeatShape, seatColour } from './seat-shape.tsx';
export { type Arrival, advance, arrive, type Beat, haste, rest, type Staging, shownUpTo } from './staging.ts';
export { CROSS, crossAround, FRET, mirrored, mirroredDown, pathOf, STEPS, type Weave } from './stepped.ts';
export { CardBack, TextileEdge } from './textile.tsx';
export { TorchGlow, TorchShade } from './torch-light.tsx';
export { type Size, useSize } from './use-size.ts';
export { type Play, type Staged, useStaging } from './use-staging.ts';
