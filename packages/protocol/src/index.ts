export {
  type BlockedGuest,
  type ChatLine,
  type ChatMessage,
  type ChatRoom,
  MOST_SAID,
  PHRASES,
  type PhraseCode,
  type Speaker,
} from './chat.ts';
export { ERRORS, type ErrorCode, type ErrorKind } from './errors.ts';
export type {
  CodeOwner,
  DeviceCode,
  DeviceView,
  Me,
  MyGame,
  MyGameSeat,
  MyGames,
  Opponent,
} from './me.ts';
export {
  type ChangedPosition,
  type ClientMessage,
  type Done,
  type Guest,
  type Intent,
  MOST_INTENTS,
  type News,
  type NewsMessage,
  type Position,
  type Refused,
  type SentPosition,
  type ServerMessage,
  wholePosition,
} from './messages.ts';
export {
  type ConsentRequest,
  type Declined,
  PHASES,
  type Phase,
  type Proposal,
  type RoomView,
  type SeatView,
  type TableLine,
} from './room.ts';
export { type ClockTerms, type ClockView, type ConsentSubject, type TableTerms, USUAL_TERMS } from './terms.ts';
export { PROTOCOL_VERSION } from './version.ts';
export {
  MOST_WEBHOOK_URL,
  WEBHOOK_KINDS,
  WEBHOOK_LANGUAGES,
  type WebhookKind,
  type WebhookLanguage,
  type WebhookView,
} from './webhook.ts';
