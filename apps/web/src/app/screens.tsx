import type { ReactNode } from 'react';
import { settings } from '../session/settings.ts';
import { gameEntry, knowsGame } from './game-facts.ts';
import { suspending } from './later.tsx';
import { loadOnce } from './load-once.ts';
import { addressOf, type Route } from './route.ts';

/** The screens that the home page can do without; loaded on demand. */
const SCREENS = {
  local: loadOnce(() => import('../table/local-table-screen.tsx')),
  table: loadOnce(() => import('../table/online-table-screen.tsx')),
  deal: loadOnce(() => import('../deal/deal-screen.tsx')),
  me: loadOnce(() => import('../me/me-screen.tsx')),
  replay: loadOnce(() => import('../replay/replay-screen.tsx')),
  rules: loadOnce(() => import('../rules/rules-screen.tsx')),
  pass: loadOnce(() => import('../setup/pass-and-play-setup.tsx')),
};

const LocalTable = suspending(SCREENS.local, ({ LocalTableScreen }) => LocalTableScreen);
const OnlineTable = suspending(SCREENS.table, ({ OnlineTableScreen }) => OnlineTableScreen);
const Deal = suspending(SCREENS.deal, ({ DealScreen }) => DealScreen);
const Me = suspending(SCREENS.me, ({ MeScreen }) => MeScreen);
const Replay = suspending(SCREENS.replay, ({ ReplayScreen }) => ReplayScreen);
const Rules = suspending(SCREENS.rules, ({ RulesScreen }) => RulesScreen);
const PassAndPlay = suspending(SCREENS.pass, ({ PassAndPlaySetup }) => PassAndPlaySetup);

type LaterRoute = Extract<Route, { at: keyof typeof SCREENS }>;

/** One of them; waits for it. */
export function LaterScreen({ at }: { readonly at: LaterRoute }): ReactNode {
  switch (at.at) {
    case 'local':
      return <LocalTable key={at.table} table={at.table} />;
    case 'table':
      // A new invitation remounts the table.
      return <OnlineTable key={addressOf(at)} table={at.table} invite={at.invite} />;
    case 'deal':
      return <Deal table={at.table} />;
    case 'me':
      return <Me />;
    case 'replay':
      return <Replay from={at.from} table={at.table} />;
    case 'rules':
      return <Rules game={at.game} rule={at.rule} />;
    case 'pass':
      return <PassAndPlay game={at.game} />;
  }
}

/** Starts loading what a screen that is opened by its address will show. */
export function preloadContents(at: Route): void {
  if (at.at !== 'rules' || !knowsGame(at.game)) return;
  const { rulebook, figures } = gameEntry(at.game);
  for (const load of [rulebook[settings.get().language], figures]) load().catch(() => undefined);
}

/** Starts loading a screen before it is drawn. */
export function preloadScreen({ at }: Pick<Route, 'at'>): void {
  if (at !== 'home' && at !== 'nowhere') SCREENS[at]().catch(() => undefined);
}
