import './css-variables.ts';

export { ActionArea } from './action-area.tsx';
export { ARROWS, nearestTowards } from './arrow-keys.ts';
export { beat, inSequence, saying } from './beats.ts';
export type { BoardProps, GameScreen, ScoreSteps, SeatLook } from './board-props.ts';
export {
  bringing,
  type Camera,
  cameraTransform,
  inPane,
  leastZoom,
  type MapPane,
  showing,
  wholeMap,
} from './camera.ts';
export { ChangedSheet, turnsSince } from './changed-sheet.tsx';
export { type ChoiceStep, type Choices, choicesOf, stepKey } from './choices.ts';
export { type Choosing, type Chosen, choosingOf, chosenSteps } from './choosing.ts';
export { type Draft, useDraft } from './draft.ts';
export type { FigureProps, Figures } from './figures.ts';
export { Flame } from './flame.tsx';
export type { FlyingPiece } from './flights.tsx';
export { FlipCard } from './flip-card.tsx';
export { Gem, GemAt } from './gem.tsx';
export { GEMS, type GemWorth, gemsFor } from './gems-for.ts';
export { Heap, Pile, pileUp } from './heap.tsx';
export { KIT_WORDS } from './kit-words.ts';
export { MapTool, ZOOM_STEP } from './map-tool.tsx';
export type { GameOdds, Odds, OddsGroup, OddsRow, WorthTable } from './odds.ts';
export {
  BackOption,
  HintedOptions,
  Option,
  OptionCost,
  OptionLabel,
  OptionList,
  OptionRow,
  type StepLabel,
  spokenLabel,
} from './option.tsx';
export { DURATIONS, PACES, type Pace, TEMPO } from './pace.ts';
export { Picture, WidePicture } from './picture.tsx';
export { PlayerChip } from './player-chip.tsx';
export {
  type BoardSpace,
  boardRoom,
  clockwise,
  GAP,
  panelColumn,
  panelRows,
  type SeatedPlayers,
} from './player-panels.ts';
export {
  goToLine,
  type PlaceId,
  PointerScope,
  PointingLine,
  PointingWords,
  usePointed,
} from './pointing.tsx';
export { QuriMark } from './quri-mark.tsx';
export { boxStyle, clamp, middle, type Point, type Rect, rectAround, relativeTo } from './rect.ts';
export { SeatNote, SeatNotes } from './seat-note.tsx';
export { SEAT_SHAPES, SeatGlyph, SeatLooks, SeatShape, seatColour } from './seat-shape.tsx';
export { secondTapGuard, unlessSecondTap } from './second-tap.ts';
export {
  ChangedSign,
  Crown,
  MinusSign,
  PlusSign,
  Sign,
  TurnSign,
  WholeSign,
  WinnerSign,
} from './signs.tsx';
export type { SoundKind } from './sound-kind.ts';
export { Stage, useStageRoom } from './stage.tsx';
export type { Beat, BigMoment, Sayable, SentFrame } from './staging.ts';
export { CROSS, crossAround, FRET, mirrored, mirroredDown, pathOf, STEPS, type Weave } from './stepped.ts';
export { CardBack, TextileEdge } from './textile.tsx';
export { useChoiceFocus } from './use-choice-focus.ts';
export { isCovered, isWriting, useEscape } from './use-escape.ts';
export { type KeyActions, useKeys } from './use-keys.ts';
export { type PanZoom, usePanZoom } from './use-pan-zoom.ts';
export { useSize } from './use-size.ts';
export { type Plans, type Staged, type StagedFrame, useStaging } from './use-staging.ts';
export { useWheel, type WheelAction } from './use-wheel.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
