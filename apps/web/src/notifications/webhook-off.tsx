import type { ReactNode } from 'react';
import { later } from '../app/later.tsx';
import { loadOnce } from '../app/load-once.ts';
import { useObservable } from '../app/use-observable.ts';
import { connection } from '../session/socket/page-connection.ts';

const Notice = later(
  loadOnce(() => import('./webhook-off-notice.tsx')),
  ({ WebhookOffNotice }) => WebhookOffNotice,
);

/** Says that messages about one's turn are no longer sent. */
export function WebhookOff(): ReactNode {
  const { webhookOff } = useObservable(connection().state);
  return webhookOff && <Notice />;
}
