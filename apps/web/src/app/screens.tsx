import { type ReactNode, use } from 'react';
import { settings } from '../session/settings.ts';
import { gameEntry, knowsGame } from './game-facts.ts';
import { loadOnce } from './load-once.ts';
import { addressOf, type Route } from './route.ts';

/** The screens that the home page can do without; loaded on demand. */

const localTable = loadOnce(() => import('../table/local-table-screen.tsx'));
const onlineTable = loadOnce(() => import('../table/online-table-screen.tsx'));
const dealScreen = loadOnce(() => import('../deal/deal-screen.tsx'));
const meScreen = loadOnce(() => import('../me/me-screen.tsx'));
const replayScreen = loadOnce(() => import('../replay/replay-screen.tsx'));
const rulesScreen = loadOnce(() => import('../rules/rules-screen.tsx'));
const setupScreen = loadOnce(() => import('../setup/pass-and-play-setup.tsx'));

export function TableAt({ at }: { readonly at: Extract<Route, { at: 'table' | 'local' }> }): ReactNode {
  if (at.at === 'local') {
    const { LocalTableScreen } = use(localTable());
    return <LocalTableScreen key={at.table} table={at.table} />;
  }
  const { OnlineTableScreen } = use(onlineTable());
  // A new invitation remounts the table.
  return <OnlineTableScreen key={addressOf(at)} table={at.table} invite={at.invite} />;
}

export function SetupAt({ game }: { readonly game: string }): ReactNode {
  const { PassAndPlaySetup } = use(setupScreen());
  return <PassAndPlaySetup game={game} />;
}

export function DealAt({ table }: { readonly table: string }): ReactNode {
  const { DealScreen } = use(dealScreen());
  return <DealScreen table={table} />;
}

export function MeAt(): ReactNode {
  const { MeScreen } = use(meScreen());
  return <MeScreen />;
}

export function ReplayAt({ at }: { readonly at: Extract<Route, { at: 'replay' }> }): ReactNode {
  const { ReplayScreen } = use(replayScreen());
  return <ReplayScreen from={at.from} table={at.table} />;
}

export function RulesAt({ at }: { readonly at: Extract<Route, { at: 'rules' }> }): ReactNode {
  const { RulesScreen } = use(rulesScreen());
  return <RulesScreen game={at.game} rule={at.rule} />;
}

/** Starts loading what a screen that is opened by its address will show. */
export function preloadContents(at: Route): void {
  if (at.at !== 'rules' || !knowsGame(at.game)) return;
  const { rulebook, figures } = gameEntry(at.game);
  for (const load of [rulebook[settings.get().language], figures]) load().catch(() => undefined);
}

/** Starts loading a screen before it is drawn. */
export function preloadScreen({ at }: Pick<Route, 'at'>): void {
  if (at === 'local') localTable().catch(() => undefined);
  if (at === 'table') onlineTable().catch(() => undefined);
  if (at === 'deal') dealScreen().catch(() => undefined);
  if (at === 'replay') replayScreen().catch(() => undefined);
  if (at === 'me') meScreen().catch(() => undefined);
  if (at === 'rules') rulesScreen().catch(() => undefined);
  if (at === 'pass') setupScreen().catch(() => undefined);
}
