import { type ReactNode, Suspense } from 'react';
import { Home } from '../home/home.tsx';
import { PassSetUp } from '../home/pass-set-up.tsx';
import { LocalTableScreen, OnlineTableScreen } from '../table/table-screen.tsx';
import { knowsGame } from './game-facts.ts';
import { Speaking, useText } from './language.tsx';
import { Loading } from './loading.tsx';
import { Mishap } from './mishap.tsx';
import { NextStep } from './next-step.tsx';
import { Otherwise } from './otherwise.tsx';
import { addressOf, type Route, route } from './route.ts';
import { useLook } from './theme.ts';
import { useStore } from './use-store.ts';

export const App = (): ReactNode => (
  <Speaking>
    <Mishap>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </Mishap>
  </Speaking>
);

function Screen(): ReactNode {
  useLook();
  const at = useStore(route());
  return <Suspense fallback={<Loading />}>{screenOf(at)}</Suspense>;
}

function screenOf(at: Route): ReactNode {
  // An invitation that comes later opens the table anew.
  if (at.at === 'table') return <OnlineTableScreen key={addressOf(at)} table={at.table} invite={at.invite} />;
  if (at.at === 'local') return <LocalTableScreen key={at.table} table={at.table} />;
  if (at.at === 'pass' && knowsGame(at.game))
    return (
      <Otherwise key={at.game} otherwise={(again) => <NotLoaded again={again} />}>
        <PassSetUp game={at.game} />
      </Otherwise>
    );
  return at.at === 'home' ? <Home /> : <Nowhere />;
}

function NotLoaded({ again }: { again(): void }): ReactNode {
  const { gone, tryAgain } = useText();
  return <NextStep {...gone.notLoaded} action={{ label: tryAgain, act: again }} />;
}

function Nowhere(): ReactNode {
  const { lost } = useText();
  return <NextStep title={lost.title} text={lost.text} />;
}
