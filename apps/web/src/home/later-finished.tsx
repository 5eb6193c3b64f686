import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LoadBoundary } from '../app/load-boundary.tsx';
import { whenIdle } from './preload.ts';

const Finished = lazy(() => import('../replay/finished-here.tsx').then((part) => ({ default: part.FinishedHere })));

/** The finished games of this device: below everything else, and after it, so that nothing waits or moves for them. */
export function LaterFinished(): ReactNode {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle) return null;
  return (
    <LoadBoundary otherwise={null}>
      <Suspense fallback={null}>
        <Finished />
      </Suspense>
    </LoadBoundary>
  );
}
