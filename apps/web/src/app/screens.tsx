import { type ReactNode, use } from 'react';
import { settings } from '../session/settings.ts';
import { gameEntry, knowsGame } from './game-facts.ts';
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

type LaterRoute = Extract<Route, { at: keyof typeof SCREENS }>;

/** One of them; waits for it. */
export function LaterScreen({ at }: { readonly at: LaterRoute }): ReactNode {
  switch (at.at) {
    case 'local': {
      const { LocalTableScreen } = use(SCREENS.local());
      return <LocalTableScreen key={at.table} table={at.table} />;
    }
    case 'table': {
      const { OnlineTableScreen } = use(SCREENS.table());
      // A new invitation remounts the table.
      return <OnlineTableScreen key={addressOf(at)} table={at.table} invite={at.invite} />;
    }
    case 'deal': {
      const { DealScreen } = use(SCREENS.deal());
      return <DealScreen table={at.table} />;
    }
    case 'me': {
      const { MeScreen } = use(SCREENS.me());
      return <MeScreen />;
    }
    case 'replay': {
      const { ReplayScreen } = use(SCREENS.replay());
      return <ReplayScreen from={at.from} table={at.table} />;
    }
    case 'rules': {
      const { RulesScreen } = use(SCREENS.rules());
      return <RulesScreen game={at.game} rule={at.rule} />;
    }
    case 'pass': {
      const { PassAndPlaySetup } = use(SCREENS.pass());
      return <PassAndPlaySetup game={at.game} />;
    }
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
