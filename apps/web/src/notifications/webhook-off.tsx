import { type ReactNode, Suspense, use } from 'react';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { loadOnce } from '../app/load-once.ts';
import { useObservable } from '../app/use-observable.ts';
import { connection } from '../session/socket/page-connection.ts';

const notice = loadOnce(() => import('./webhook-off-notice.tsx'));

function Loaded(): ReactNode {
  const { WebhookOffNotice } = use(notice());
  return <WebhookOffNotice />;
}

/** Says that messages about one's turn are no longer sent. */
export function WebhookOff(): ReactNode {
  const { webhookOff } = useObservable(connection().state);
  if (!webhookOff) return null;
  return (
    <LoadBoundary otherwise={null}>
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    </LoadBoundary>
  );
}
