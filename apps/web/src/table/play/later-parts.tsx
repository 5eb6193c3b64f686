import { type ReactNode, useEffect } from 'react';
import { useText } from '../../app/language.tsx';
import { later } from '../../app/later.tsx';
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

/** Only a reload loads a part that failed once. */
function NotLoaded(): ReactNode {
  const { gone, reload } = useText();
  return (
    <p role="alert" className={styles.notLoaded}>
      {gone.notLoaded.text} <Button onClick={() => location.reload()}>{reload}</Button>
    </p>
  );
}

export const LazyConfirm = later(confirmDialog, ({ ConfirmDialog }) => ConfirmDialog, { Otherwise: NotLoaded });
export const LazyEnd = later(endScreen, ({ End }) => End, { Otherwise: NotLoaded });
export const LazyKeys = later(keysDialog, ({ KeysDialog }) => KeysDialog, { Otherwise: NotLoaded });
/** The game goes on without these. */
export const LaterOdds = later(odds, ({ TableOdds }) => TableOdds);
export const LaterOddsButton = later(odds, ({ OddsButton }) => OddsButton);
export const LaterTips = later(tips, ({ TableTips }) => TableTips);
export const LaterSound = later(soundControl, ({ SoundControl }) => SoundControl);

/**
 * Loads them as soon as the table is shown, so that they are there without a network too. The server has just answered
 * then; later it may be restarting, and a part that failed once is not loaded again before a reload.
 */
export function useLaterParts(): void {
  useEffect(() => {
    for (const load of [endScreen, keysDialog, confirmDialog]) load().catch(() => undefined);
  }, []);
}
