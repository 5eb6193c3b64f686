import { prepare } from '../app/games.ts';
import { preloadScreen } from '../app/screens.tsx';
import { workerClient } from '../session/local/worker-client.ts';

/** How long a browser that cannot tell when it is idle is left alone. */
const PATIENCE = 2000;

function preloadTables(): void {
  preloadScreen({ at: 'local' });
  preloadScreen({ at: 'table' });
}

/** Once nothing else is to be done; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, PATIENCE);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act);
  return () => cancelIdleCallback(waiting);
}

/** Once the home page is drawn: what every table needs. */
export const preloadWhenIdle = (): (() => void) =>
  whenIdle(() => {
    preloadTables();
    workerClient();
  });

/** Somebody is about to play this game. */
export function preloadGame(game: string): void {
  prepare(game);
  preloadTables();
}
