import { prepare } from '../app/games.ts';
import { preloadScreen } from '../app/screens.tsx';
import { workerClient } from '../session/local/worker-client.ts';

/** How long a browser that cannot tell when it is idle is left alone. */
const PATIENCE = 2000;

function preloadTables(): void {
  preloadScreen({ at: 'local' });
  preloadScreen({ at: 'table' });
}

/** Once the home page is drawn, and nothing else is to be done: what every table needs. */
export function preloadWhenIdle(): () => void {
  const preload = (): void => {
    preloadTables();
    workerClient();
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(preload, PATIENCE);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(preload);
  return () => cancelIdleCallback(waiting);
}

/** Somebody is about to play this game. */
export function preloadGame(game: string): void {
  prepare(game);
  preloadTables();
}
