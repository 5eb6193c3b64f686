import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { unreadIn } from '../../session/chat-state.ts';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import { useChat } from './use-chat.ts';
import type { Drawer } from './use-drawer.ts';

interface TabsProps {
  readonly chat: ChatSession;
  readonly table: string;
  readonly drawer: Drawer;
}

/** Log or chat, where there is no room for both. */
export function ChatTabs({ chat, table, drawer }: TabsProps): ReactNode {
  const shell = useText();
  const { state, isMuted } = useChat(chat, table);
  const unread = unreadIn(state, isMuted).length;
  const { heading, logAndChat } = shell.chat;
  const news =
    unread === 0 ? {} : { label: `${heading} · ${unread}`, spoken: `${heading}, ${shell.chat.unread(unread)}` };
  return (
    <Segmented
      legend={logAndChat}
      bare
      value={drawer.tab}
      onChange={drawer.show}
      choices={[
        { value: 'log', label: shell.log },
        { value: 'chat', label: heading, ...news },
      ]}
    />
  );
}
