import { type ReactNode, Suspense } from 'react';
import { Home } from '../home/home.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { knowsGame } from './game-facts.ts';
import { LanguageProvider, useText } from './language.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { Loading } from './loading.tsx';
import { MessagePage, NotLoadedPage } from './message-page.tsx';
import { addressOf, go, type Route, route } from './route.ts';
import { LaterScreen } from './screens.tsx';
import { useLook } from './theme.ts';
import { useObservable } from './use-observable.ts';

export function App(): ReactNode {
  const address = addressOf(useObservable(route()));
  return (
    <LanguageProvider>
      <ErrorBoundary what={address} otherwise={(retry) => <Broken retry={retry} />}>
        <Suspense fallback={<Loading />}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

function Screen(): ReactNode {
  useLook();
  const at = useObservable(route());
  return <Suspense fallback={<Loading />}>{screenOf(at)}</Suspense>;
}

function screenOf(at: Route): ReactNode {
  if (at.at === 'home') return <Home />;
  if (at.at === 'nowhere' || ('game' in at && !knowsGame(at.game))) return <Nowhere />;
  // One rulebook stays open, whichever of its rules is asked for.
  const screen = at.at === 'rules' ? { ...at, rule: null } : at;
  return (
    <LoadBoundary key={addressOf(screen)} otherwise={<NotLoadedPage />}>
      <LaterScreen at={at} />
    </LoadBoundary>
  );
}

function Nowhere(): ReactNode {
  const { lost } = useText();
  return <MessagePage art="lost-trail" {...lost} />;
}

interface BrokenProps {
  retry(): void;
}

function Broken({ retry }: BrokenProps): ReactNode {
  const { broken, reload } = useText();
  // The page that threw may have been on its way home: then going home changes no address, and only a retry helps.
  const home = (): void => {
    go({ at: 'home' });
    retry();
  };
  return <MessagePage art="fallen-stones" {...broken} reload={reload} home={home} />;
}
