import { type SoundKind, type Staged, useKeys } from '@quri/board-kit';
import { useEffect, useRef } from 'react';
import { changeSettings, settings } from '../session/settings.ts';
import { playSound } from './play-sound.ts';

/** Whoever is asked again sooner than this has not looked away: nobody needs to be called. */
const AWAY_MS = 4000;

interface SoundCues {
  readonly beat: Staged<unknown>['beat'];
  /** Only big moments are shown. */
  readonly fast: boolean;
  readonly sounds: Readonly<Record<string, SoundKind>>;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** What was said no to last. */
  readonly refused: object | null;
}

/** The sounds of a table. */
export function useSounds({ beat, fast, sounds, yourTurn, over, refused }: SoundCues): void {
  const id = beat?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for each beat
  useEffect(() => {
    if (beat === null || (fast && beat.big !== true)) return;
    // What is said of a beat tells it apart from others of its name.
    const kind = sounds[beat.says?.type ?? ''] ?? sounds[beat.name];
    if (kind !== undefined) playSound(kind);
  }, [id]);

  const lastTurn = useRef(performance.now());
  useEffect(() => {
    if (!yourTurn) return;
    if (performance.now() - lastTurn.current > AWAY_MS) playSound('turn');
    return () => {
      lastTurn.current = performance.now();
    };
  }, [yourTurn]);

  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) playSound('win');
    wasOver.current = over;
  }, [over]);

  useEffect(() => {
    if (refused !== null) playSound('refusal');
  }, [refused]);
}

/** M switches the sound off and on. */
export const useMuteKey = (): void => useKeys({ m: () => changeSettings({ sound: !settings.get().sound }) });
