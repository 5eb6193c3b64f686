import type { ChatMessage, Refused } from '@quri/protocol';
import { type ChatAction, type ChatState, NO_CHAT, reduceChat, type Said } from '../chat-state.ts';
import { type Observable, observable } from '../observable.ts';
import { newId } from '../random.ts';
import type { Connection } from './connection.ts';

/** The chat of one table. */
export interface ChatSession {
  readonly state: Pick<Observable<ChatState>, 'get' | 'subscribe'>;
  say(said: Said): void;
  /** Everything that is here was looked at. */
  read(): void;
  /** Answers why it was refused, or null. */
  block(who: string, block: boolean): Promise<Refused | null>;
}

export function chatSession(
  table: string,
  { request }: Pick<Connection, 'request'>,
): ChatSession & { received(message: ChatMessage): void } {
  const state = observable(NO_CHAT);
  const dispatch = (action: ChatAction): void => state.set(reduceChat(state.get(), action));
  return {
    state,
    say: (said) => {
      const id = newId();
      dispatch({ type: 'said', unsent: { id, said } });
      void request({ type: 'say', table, ...said }, id).then((answer) =>
        dispatch({ type: 'answered', id, refused: answer.ok ? null : answer.refused }),
      );
    },
    read: () => dispatch({ type: 'read' }),
    block: async (who, block) => {
      const answer = await request({ type: 'block', table, who, block });
      return answer.ok ? null : answer.refused;
    },
    received: dispatch,
  };
}
