import { type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { loadOnce } from '../../app/load-once.ts';

/** Parts of a table's screen that nobody needs at its first card. */

const endScreen = loadOnce(() => import('../end/end.tsx'));
const keysDialog = loadOnce(() => import('./keys-dialog.tsx'));

type EndProps = ComponentProps<Awaited<ReturnType<typeof endScreen>>['End']>;
type KeysProps = ComponentProps<Awaited<ReturnType<typeof keysDialog>>['KeysDialog']>;

const later = (part: ReactNode): ReactNode => (
  <LoadBoundary otherwise={null}>
    <Suspense fallback={null}>{part}</Suspense>
  </LoadBoundary>
);

function LoadedEnd(props: EndProps): ReactNode {
  const { End } = use(endScreen());
  return <End {...props} />;
}

function LoadedKeys(props: KeysProps): ReactNode {
  const { KeysDialog } = use(keysDialog());
  return <KeysDialog {...props} />;
}

export const LaterEnd = (props: EndProps): ReactNode => later(<LoadedEnd {...props} />);
export const LaterKeys = (props: KeysProps): ReactNode => later(<LoadedKeys {...props} />);

/** Loads them while the first cards are looked at, so that they are there without a network too. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [endScreen, keysDialog]) load().catch(() => undefined);
    }, 2000);
    return () => clearTimeout(timer);
  }, []);
}
