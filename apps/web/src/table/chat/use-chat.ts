import type { ChatLine, ChatRoom, RoomView } from '@quri/protocol';
import { useCallback } from 'react';
import { useText } from '../../app/language.tsx';
import { useObservable } from '../../app/use-observable.ts';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import { isMutedIn, mutedKeys } from './muted.ts';

/** A chat, and the table where it is. */
export interface AtChat {
  readonly chat: ChatSession;
  readonly room: RoomView;
  /** Everybody's name by seat. */
  readonly names: readonly string[];
}

/** What is said at a table, and who is not shown here. */
export function useChat(chat: ChatSession, table: string) {
  const state = useObservable(chat.state);
  const keys = useObservable(mutedKeys);
  const isMuted = useCallback((who: string) => isMutedIn(keys, table, who), [keys, table]);
  return { state, isMuted };
}

/** How whoever reads calls a speaker: as the table does, if they sit there. */
export function useSpeakerName(names: readonly string[]): (by: ChatLine['by']) => string {
  const { guest } = useText();
  return ({ seat, name }) => (seat === null ? null : names[seat]) || name || guest;
}

/** Where one speaks now. */
export const roomNow = ({ phase, you }: Pick<RoomView, 'phase' | 'you'>): ChatRoom =>
  phase === 'playing' || phase === 'paused' ? (you === null ? 'watchers' : 'players') : 'table';
