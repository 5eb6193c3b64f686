import { type ReactNode, Suspense } from 'react';
import { Home } from '../home/home.tsx';
import { PassAndPlaySetup } from '../setup/pass-and-play-setup.tsx';
import { LocalTableScreen, OnlineTableScreen } from '../table/table-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { knowsGame } from './game-facts.ts';
import { LanguageProvider, useText } from './language.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { Loading } from './loading.tsx';
import { MessagePage } from './message-page.tsx';
import { addressOf, type Route, route } from './route.ts';
import { useLook } from './theme.ts';
import { useObservable } from './use-observable.ts';

export const App = (): ReactNode => (
  <LanguageProvider>
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  </LanguageProvider>
);

function Screen(): ReactNode {
  useLook();
  const at = useObservable(route());
  return <Suspense fallback={<Loading />}>{screenOf(at)}</Suspense>;
}

function screenOf(at: Route): ReactNode {
  // A new invitation remounts the table.
  if (at.at === 'table') return <OnlineTableScreen key={addressOf(at)} table={at.table} invite={at.invite} />;
  if (at.at === 'local') return <LocalTableScreen key={at.table} table={at.table} />;
  if (at.at === 'pass' && knowsGame(at.game))
    return (
      <LoadBoundary key={at.game} otherwise={(again) => <NotLoaded again={again} />}>
        <PassAndPlaySetup game={at.game} />
      </LoadBoundary>
    );
  return at.at === 'home' ? <Home /> : <Nowhere />;
}

function NotLoaded({ again }: { again(): void }): ReactNode {
  const { gone, tryAgain } = useText();
  return <MessagePage {...gone.notLoaded} action={{ label: tryAgain, act: again }} />;
}

function Nowhere(): ReactNode {
  const { lost } = useText();
  return <MessagePage title={lost.title} text={lost.text} />;
}
