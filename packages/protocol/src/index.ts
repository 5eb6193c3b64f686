export { ERRORS, type ErrorCode, type ErrorKind } from './errors.ts';
export {
  type ClientMessage,
  type Done,
  type Guest,
  type Intent,
  MOST_INTENTS,
  type News,
  type NewsMessage,
  type Position,
  type Refused,
  type ServerMessage,
} from './messages.ts';
export { PHASES, type Phase, type Proposal, type RoomView, type SeatView, type TableLine } from './room.ts';
