import { type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { loadOnce } from '../../app/load-once.ts';

const online = loadOnce(() => import('./online-notices.tsx'));
type Loaded = Awaited<ReturnType<typeof online>>;
type NoticesProps = ComponentProps<Loaded['OnlineNotices']>;
type MenuProps = ComponentProps<Loaded['TableMenu']>;
type LeaveProps = ComponentProps<Loaded['LeaveDialog']>;

function LoadedNotices(props: NoticesProps): ReactNode {
  const { OnlineNotices } = use(online());
  return <OnlineNotices {...props} />;
}

function LoadedMenu(props: MenuProps): ReactNode {
  const { TableMenu } = use(online());
  return <TableMenu {...props} />;
}

function LoadedLeave(props: LeaveProps): ReactNode {
  const { LeaveDialog } = use(online());
  return <LeaveDialog {...props} />;
}

const later = (part: ReactNode, otherwise: ReactNode): ReactNode => (
  <LoadBoundary otherwise={otherwise}>
    <Suspense fallback={otherwise}>{part}</Suspense>
  </LoadBoundary>
);

/** Notices and what else is in the menu of a table on a server: loaded as soon as the table is shown. */
export function LaterNotices(props: NoticesProps): ReactNode {
  useEffect(() => void online().catch(() => undefined), []);
  return later(<LoadedNotices {...props} />, null);
}

export const LaterMenu = (props: MenuProps): ReactNode => later(<LoadedMenu {...props} />, props.children);
export const LaterLeave = (props: LeaveProps): ReactNode => later(<LoadedLeave {...props} />, null);
