export { ERRORS, type ErrorCode, type ErrorKind } from './errors.ts';
export type { ClientMessage, Guest, News, Refused, ServerMessage } from './messages.ts';
export { PHASES, type Phase, type RoomView, type SeatView, type TableLine } from './room.ts';
