import { type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react';
import { useText } from '../../app/language.tsx';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { Button } from '../../kit/button.tsx';
import styles from './play.module.css';

/** Parts of a table's screen that are loaded after it is shown. */

const endScreen = loadOnce(() => import('../end/end.tsx'));
const keysDialog = loadOnce(() => import('./keys-dialog.tsx'));

type EndProps = ComponentProps<Awaited<ReturnType<typeof endScreen>>['End']>;
type KeysProps = ComponentProps<Awaited<ReturnType<typeof keysDialog>>['KeysDialog']>;

const later = (part: ReactNode): ReactNode => (
  <LoadBoundary otherwise={<NotLoaded />}>
    <Suspense fallback={null}>{part}</Suspense>
  </LoadBoundary>
);

/** Only a reload loads a part that failed once. */
function NotLoaded(): ReactNode {
  const { gone, reload } = useText();
  return (
    <p role="alert" className={styles.notLoaded}>
      {gone.notLoaded.text} <Button onClick={() => location.reload()}>{reload}</Button>
    </p>
  );
}

function LoadedEnd(props: EndProps): ReactNode {
  const { End } = use(endScreen());
  return <End {...props} />;
}

function LoadedKeys(props: KeysProps): ReactNode {
  const { KeysDialog } = use(keysDialog());
  return <KeysDialog {...props} />;
}

export const LazyEnd = (props: EndProps): ReactNode => later(<LoadedEnd {...props} />);
export const LazyKeys = (props: KeysProps): ReactNode => later(<LoadedKeys {...props} />);

/**
 * Loads them as soon as the table is shown, so that they are there without a network too. The server has just answered
 * then; later it may be restarting, and a part that failed once is not loaded again before a reload.
 */
export function useLaterParts(): void {
  useEffect(() => {
    for (const load of [endScreen, keysDialog]) load().catch(() => undefined);
  }, []);
}
