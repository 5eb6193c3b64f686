import type { SoundKind } from '@quri/board-kit';
import { loadOnce } from '../app/load-once.ts';
import { settings } from '../session/settings.ts';

const player = loadOnce(() => import('./player.ts'));

/** A browser lets nothing sound before the page was touched; one that does not tell finds out by itself. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Plays a sound, if somebody wants to hear it. What it takes is loaded with the first one. */
export function playSound(kind: SoundKind): void {
  const { sound, volume } = settings.get();
  if (!sound || volume === 0 || !isTouched()) return;
  player().then(
    ({ play }) => play(kind),
    () => undefined,
  );
}
