import type { ReactNode } from 'react';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { useObservable } from '../app/use-observable.ts';
import { LaterNotifier } from '../notifications/later-notifier.tsx';
import { isBanned } from '../session/socket/page-connection.ts';
import { socketSessionPort } from '../session/socket/page-session-port.ts';
import { socketSession } from '../session/socket/socket-session.ts';
import { useTermsText } from '../words/terms-text.ts';
import { ONLINE_PARTS } from './online/online-parts.tsx';
import { loadWaitingRoom, TableScreen, useSession } from './table-screen.tsx';

interface Address {
  readonly table: string;
  readonly invite: string | null;
}

/** A table on the server. */
export function OnlineTableScreen({ table, invite }: Address): ReactNode {
  const session = useSession(() => {
    // Most come before the game begins: it is loaded while the table answers.
    loadWaitingRoom().catch(() => undefined);
    return socketSession(socketSessionPort(), table, invite);
  });
  const banned = useObservable(isBanned);
  const { gone } = useTermsText();
  if (banned) return <MessagePage art="closed-door" {...gone.banned} />;
  if (session === null) return <Loading />;
  return (
    <>
      <TableScreen session={session} parts={ONLINE_PARTS} />
      <LaterNotifier session={session} />
    </>
  );
}
