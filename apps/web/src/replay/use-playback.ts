import type { Pace } from '@quri/board-kit';
import { useEffect, useState } from 'react';
import { useObservable } from '../app/use-observable.ts';
import type { ReplaySession } from '../session/replay/replay-session.ts';

/** How long a picture stays once nothing moves any more. */
const REST_MS: Readonly<Record<Pace, number>> = { calm: 1200, brisk: 600, instant: 250 };

/** The share of it where nothing new is to be read. */
const NOTHING_SAID = 0.35;

interface Shown {
  readonly shown: number;
  readonly atRest: boolean;
  /** There is something new to read. */
  readonly told: boolean;
}

export type Playback = ReturnType<typeof usePlayback>;

/** Plays a replay, and moves about in it. Whoever moves by hand has stopped it. */
export function usePlayback(
  session: ReplaySession,
  stops: readonly number[],
  { shown, atRest, told }: Shown,
  pace: Pace,
) {
  const { seq } = useObservable(session.target);
  const [wanted, setPlaying] = useState(false);
  const index = Math.max(0, stops.indexOf(seq));
  const last = stops.length - 1;
  const playing = wanted && index < last;
  const next = stops[index + 1];
  useEffect(() => {
    if (!playing || !atRest || shown !== seq || next === undefined) return;
    const timer = setTimeout(() => session.stepTo(next), REST_MS[pace] * (told ? 1 : NOTHING_SAID));
    return () => clearTimeout(timer);
  }, [playing, atRest, shown, seq, next, told, pace, session]);
  return {
    playing,
    /** Which of the stops is shown. */
    index,
    last,
    toggle: (): void => {
      if (!playing && index === last) session.jumpTo(stops[0] ?? 0);
      setPlaying(!playing);
    },
    /** To one of the stops: to the next with all that moves, to any other at once. */
    to: (wish: number): void => {
      setPlaying(false);
      const at = Math.min(last, Math.max(0, wish));
      const stop = stops[at] ?? 0;
      if (at === index + 1) session.stepTo(stop);
      else session.jumpTo(stop);
    },
  };
}
