import { useEffect, useRef, useState } from 'react';
import { useObservable } from '../app/use-observable.ts';
import { pendingRemovals } from '../session/pending-removals.ts';
import type { Removal } from './unfinished-line.tsx';

/** Lines of a list that can be removed, and for a while be brought back; `remove` is called once they no longer can. */
export function useRemovals(remove: (table: string) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals] = useState(() =>
    pendingRemovals((table) => {
      if (document.activeElement?.closest('[data-state="removed"]')) heading.current?.focus();
      remove(table);
    }),
  );
  const removed = useObservable(removals.pending);
  useEffect(() => {
    addEventListener('pagehide', removals.flush);
    return () => {
      removeEventListener('pagehide', removals.flush);
      removals.flush();
    };
  }, [removals]);
  return {
    /** Has the focus when a line goes that had it. */
    heading,
    removalOf: (table: string): Removal => ({
      isRemoved: removed.has(table),
      remove: () => removals.remove(table),
      undo: () => removals.undo(table),
    }),
  };
}
