import { useSize } from '@quri/board-kit';
import type { RoomView } from '@quri/protocol';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '../../app/language.tsx';
import { Button } from '../../kit/button.tsx';
import type { ChatSession } from '../../session/socket/chat-session.ts';
import styles from './drawer.module.css';
import { LazyChatPanel, LazyChatTabs } from './later-chat.tsx';
import type { Drawer } from './use-drawer.ts';

interface LogAndChatProps {
  readonly chat: ChatSession | null;
  readonly room: RoomView;
  readonly names: readonly string[];
  readonly drawer: Drawer;
  /** The log itself. */
  readonly children: ReactNode;
}

/** Both in one column, side by side, or one at a time. */
type Layout = 'stacked' | 'beside' | 'tabs';

const WIDE_REM = 34;
const TALL_REM = 27;

/** The log, and at tables of people the chat: side by side where there is room, else one above the other or one of both. */
export function LogAndChat({ chat, room, names, drawer, children }: LogAndChatProps): ReactNode {
  const shell = useText();
  const [area, layout] = useLayout();
  const log = (
    <section className={styles.log} aria-label={shell.logHeading}>
      <h2>{shell.logHeading}</h2>
      {children}
    </section>
  );
  return (
    <div ref={area} className={styles.area} data-layout={chat === null ? 'log' : layout} data-drawn>
      {chat !== null && layout === 'tabs' && <LazyChatTabs chat={chat} table={room.table} drawer={drawer} />}
      {(chat === null || layout !== 'tabs' || drawer.tab === 'log') && log}
      {chat !== null && (layout !== 'tabs' || drawer.tab === 'chat') && (
        <LazyChatPanel chat={chat} room={room} names={names} />
      )}
      <Button className={styles.close} onClick={drawer.close}>
        {shell.close}
      </Button>
    </div>
  );
}

const PHONE = '(max-width: 44.99em), (max-height: 30em)';

const watchPhone = (listener: () => void): (() => void) => {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** By the room there is. A drawer is as high as what is in it: there it is always one of both. */
function useLayout() {
  const isPhone = useSyncExternalStore(watchPhone, () => matchMedia(PHONE).matches);
  const [area, { width, height }] = useSize<HTMLDivElement>({ width: 288, height: 480 });
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const layout: Layout = isPhone
    ? 'tabs'
    : width >= WIDE_REM * rem
      ? 'beside'
      : height >= TALL_REM * rem
        ? 'stacked'
        : 'tabs';
  return [area, layout] as const;
}
