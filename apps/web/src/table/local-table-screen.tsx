import type { ReactNode } from 'react';
import { Loading } from '../app/loading.tsx';
import { localSession } from '../session/local/local-session.ts';
import { workerClient } from '../session/local/worker-client.ts';
import { TableScreen, useSession } from './table-screen.tsx';

/** A table of this device. */
export function LocalTableScreen({ table }: { readonly table: string }): ReactNode {
  const session = useSession(() => localSession(workerClient(), table));
  return session === null ? <Loading /> : <TableScreen session={session} parts={null} />;
}
