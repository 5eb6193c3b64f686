import type { ReactNode } from 'react';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { Loading } from '../app/loading.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { useObservable, useSettings } from '../app/use-observable.ts';
import { isBanned } from '../session/socket/page-connection.ts';
import { socketSessionPort } from '../session/socket/page-session-port.ts';
import { socketSession } from '../session/socket/socket-session.ts';
import { useTermsText } from '../words/terms-text.ts';
import { ONLINE_PARTS } from './online/online-parts.tsx';
import { loadWaitingRoom, TableScreen, useSession } from './table-screen.tsx';

/** Loaded only by those who want to be told. */
const LaterNotifier = later(
  loadOnce(() => import('../notifications/turn-notifier.tsx')),
  ({ TurnNotifier }) => TurnNotifier,
);

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
  const { notify } = useSettings();
  const { gone } = useTermsText();
  if (banned) return <MessagePage art="closed-door" {...gone.banned} />;
  if (session === null) return <Loading />;
  return (
    <>
      <TableScreen session={session} parts={ONLINE_PARTS} />
      {notify && <LaterNotifier session={session} />}
    </>
  );
}
