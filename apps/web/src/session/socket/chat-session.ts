import type { ChatMessage, Refused } from '@quri/protocol';
import { type ChatAction, type ChatContent, type ChatState, NO_CHAT, reduceChat, type Unsent } from '../chat-state.ts';
import { type Observable, observable } from '../observable.ts';
import { newId } from '../random.ts';
import type { Connection } from './connection.ts';
import type { UnsentLines } from './unsent-lines.ts';

/** The chat of one table. */
export interface ChatSession {
  readonly state: Pick<Observable<ChatState>, 'get' | 'subscribe'>;
  say(said: ChatContent): void;
  /** Everything that is here was looked at. */
  read(): void;
  /** Answers why it was refused, or null. */
  block(who: string, block: boolean): Promise<Refused | null>;
}

export function chatSession(
  table: string,
  { request }: Pick<Connection, 'request'>,
  stored: UnsentLines,
): ChatSession & { received(message: ChatMessage): void } {
  const state = observable(NO_CHAT);
  const dispatch = (action: ChatAction): void => {
    const { unsent } = state.get();
    state.set(reduceChat(state.get(), action));
    if (state.get().unsent !== unsent) stored.put(table, state.get().unsent);
  };
  /** One after the other: a line that has to wait is not overtaken by the next. */
  let sending: Promise<unknown> = Promise.resolve();
  const send = (unsent: Unsent): void => {
    const { id, said } = unsent;
    dispatch({ type: 'said', unsent });
    sending = sending
      .then(() => request({ type: 'say', table, ...said }, id))
      .then((answer) => dispatch({ type: 'answered', id, refused: answer.ok ? null : answer.refused }));
  };
  // Under the same id: what the server has taken already is not said twice.
  for (const unsent of stored.at(table)) send(unsent);
  return {
    state,
    say: (said) => send({ id: newId(), said }),
    read: () => dispatch({ type: 'read' }),
    block: async (who, block) => {
      const answer = await request({ type: 'block', table, who, block });
      return answer.ok ? null : answer.refused;
    },
    received: dispatch,
  };
}
