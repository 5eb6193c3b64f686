import { type ReactNode, use } from 'react';
import { loadOnce } from './load-once.ts';
import { addressOf, type Route } from './route.ts';

/** The screens that the home page can do without; loaded on demand. */

const tableScreens = loadOnce(() => import('../table/table-screen.tsx'));
const setupScreen = loadOnce(() => import('../setup/pass-and-play-setup.tsx'));

export function TableAt({ at }: { readonly at: Extract<Route, { at: 'table' | 'local' }> }): ReactNode {
  const { OnlineTableScreen, LocalTableScreen } = use(tableScreens());
  if (at.at === 'local') return <LocalTableScreen key={at.table} table={at.table} />;
  // A new invitation remounts the table.
  return <OnlineTableScreen key={addressOf(at)} table={at.table} invite={at.invite} />;
}

export function SetupAt({ game }: { readonly game: string }): ReactNode {
  const { PassAndPlaySetup } = use(setupScreen());
  return <PassAndPlaySetup game={game} />;
}

/** Starts loading a screen before it is drawn. */
export function preloadScreen({ at }: Pick<Route, 'at'>): void {
  if (at === 'table' || at === 'local') tableScreens().catch(() => undefined);
  if (at === 'pass') setupScreen().catch(() => undefined);
}
