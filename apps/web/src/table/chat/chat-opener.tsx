import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { unreadIn } from '../../session/chat-state.ts';
import { ChatNews } from './chat-news.tsx';
import { OpenerButton } from './opener-button.tsx';
import { type AtChat, useChat } from './use-chat.ts';
import type { Drawer } from './use-drawer.ts';

interface OpenerProps extends AtChat {
  readonly drawer: Drawer;
}

/** Opens the drawer with log and chat, and says how many lines are new. */
export function ChatOpener({ chat, room, names, drawer }: OpenerProps): ReactNode {
  const shell = useText();
  const { state, isMuted } = useChat(chat, room.table);
  const n = unreadIn(state, isMuted).length;
  return (
    <>
      <OpenerButton
        drawer={drawer}
        label={shell.chat.logAndChat}
        unread={n === 0 ? null : { n, words: shell.chat.unread(n) }}
      />
      <ChatNews chat={chat} room={room} names={names} shown={!drawer.open} />
    </>
  );
}
