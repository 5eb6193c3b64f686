import { type ComponentProps, type ReactNode, Suspense, use, useEffect } from 'react';
import { useText } from '../../app/language.tsx';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { loadOnce } from '../../app/load-once.ts';
import { Button } from '../../kit/button.tsx';
import styles from './play.module.css';

/** Parts of a table's screen that are loaded after it is shown. */

const endScreen = loadOnce(() => import('../end/end.tsx'));
const keysDialog = loadOnce(() => import('./keys-dialog.tsx'));
const odds = loadOnce(() => import('../odds/later-odds.ts'));
const tips = loadOnce(() => import('../tips/table-tips.tsx'));
const confirmDialog = loadOnce(() => import('./confirm-dialog.tsx'));
const soundControl = loadOnce(() => import('../../settings/sound-control.tsx'));

type EndProps = ComponentProps<Awaited<ReturnType<typeof endScreen>>['End']>;
type ConfirmProps = ComponentProps<Awaited<ReturnType<typeof confirmDialog>>['ConfirmDialog']>;
type OddsProps = ComponentProps<Awaited<ReturnType<typeof odds>>['TableOdds']>;
type OddsButtonProps = ComponentProps<Awaited<ReturnType<typeof odds>>['OddsButton']>;
type TipsProps = ComponentProps<Awaited<ReturnType<typeof tips>>['TableTips']>;
type KeysProps = ComponentProps<Awaited<ReturnType<typeof keysDialog>>['KeysDialog']>;

const later = (part: ReactNode, otherwise: ReactNode = <NotLoaded />): ReactNode => (
  <LoadBoundary otherwise={otherwise}>
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

function LoadedOdds(props: OddsProps): ReactNode {
  const { TableOdds } = use(odds());
  return <TableOdds {...props} />;
}

function LoadedOddsButton(props: OddsButtonProps): ReactNode {
  const { OddsButton } = use(odds());
  return <OddsButton {...props} />;
}

function LoadedTips(props: TipsProps): ReactNode {
  const { TableTips } = use(tips());
  return <TableTips {...props} />;
}

function LoadedConfirm(props: ConfirmProps): ReactNode {
  const { ConfirmDialog } = use(confirmDialog());
  return <ConfirmDialog {...props} />;
}

function LoadedSound(): ReactNode {
  const { SoundControl } = use(soundControl());
  return <SoundControl />;
}

export const LazyConfirm = (props: ConfirmProps): ReactNode => later(<LoadedConfirm {...props} />);
/** The game goes on without these. */
export const LaterOdds = (props: OddsProps): ReactNode => later(<LoadedOdds {...props} />, null);
export const LaterOddsButton = (props: OddsButtonProps): ReactNode => later(<LoadedOddsButton {...props} />, null);
export const LaterTips = (props: TipsProps): ReactNode => later(<LoadedTips {...props} />, null);
export const LaterSound = (): ReactNode => later(<LoadedSound />, null);
export const LazyEnd = (props: EndProps): ReactNode => later(<LoadedEnd {...props} />);
export const LazyKeys = (props: KeysProps): ReactNode => later(<LoadedKeys {...props} />);

/**
 * Loads them as soon as the table is shown, so that they are there without a network too. The server has just answered
 * then; later it may be restarting, and a part that failed once is not loaded again before a reload.
 */
export function useLaterParts(): void {
  useEffect(() => {
    for (const load of [endScreen, keysDialog, confirmDialog]) load().catch(() => undefined);
  }, []);
}
