import type { RoomView } from '@quri/protocol';
import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import { LazyChatOpener } from './later-chat.tsx';
import { OpenerButton } from './opener-button.tsx';
import type { Drawer } from './use-drawer.ts';

interface Opener {
  readonly chat: ChatSession | null;
  readonly room: RoomView;
  readonly names: readonly string[];
  readonly drawer: Drawer;
}

/** Opens the drawer of a phone, and says how much in it is new. Where there is no drawer, it only announces what is said. */
export function DrawerOpener({ chat, room, names, drawer }: Opener): ReactNode {
  const shell = useText();
  if (chat === null) return <OpenerButton drawer={drawer} label={shell.log} />;
  return <LazyChatOpener chat={chat} room={room} names={names} drawer={drawer} />;
}
