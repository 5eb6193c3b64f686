import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { later } from '../../app/later.tsx';
import { loadOnce } from '../../app/load-once.ts';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import { OpenerButton } from './opener-button.tsx';
import type { Drawer } from './use-drawer.ts';

const chatParts = loadOnce(() => import('./chat-parts.tsx'));

function NotLoaded(): ReactNode {
  const { gone } = useText();
  return <p>{gone.notLoaded.text}</p>;
}

/** Opens the drawer, and does not know what is new. */
function PlainOpener({ drawer }: { readonly drawer: Drawer }): ReactNode {
  const { chat } = useText();
  return <OpenerButton drawer={drawer} label={chat.logAndChat} />;
}

/** Without it a table can still be played. */
export const LazyChatPanel = later(chatParts, ({ ChatPanel }) => ChatPanel, {
  Waiting: () => <div />,
  Otherwise: NotLoaded,
});
export const LazyChatNews = later(chatParts, ({ ChatNews }) => ChatNews);
export const LazyChatTabs = later(chatParts, ({ ChatTabs }) => ChatTabs);
const LazyChatOpener = later(chatParts, ({ ChatOpener }) => ChatOpener, { Waiting: PlainOpener });

interface OpenerProps extends Omit<ComponentProps<typeof LazyChatOpener>, 'chat'> {
  readonly chat: ChatSession | null;
}

/** Opens the drawer of a phone, and says how much in it is new. Where there is no drawer, it only announces what is said. */
export function DrawerOpener({ chat, ...props }: OpenerProps): ReactNode {
  const { log } = useText();
  return chat === null ? <OpenerButton drawer={props.drawer} label={log} /> : <LazyChatOpener chat={chat} {...props} />;
}
