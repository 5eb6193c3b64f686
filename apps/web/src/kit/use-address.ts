import { useEffect } from 'react';
import { useObservable } from '../app/use-observable.ts';
import { connection } from '../session/socket/page-connection.ts';

/** The address to give to others: as the server says it, for this page may have been opened as localhost. */
export function useAddress(): string {
  const { state, open } = connection();
  // A page without a table has no connection yet after a reload.
  useEffect(() => {
    open();
  }, [open]);
  return useObservable(state).address ?? location.origin;
}
