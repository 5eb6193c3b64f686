export * from './chat.ts';
export * from './errors.ts';
export type * from './me.ts';
export * from './messages.ts';
export * from './room.ts';
export type { ClientMessage } from './schemas.ts';
export * from './terms.ts';
export * from './version.ts';
export * from './webhook.ts';
