import type { Shape } from '@quri/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Exhibit } from './exhibit.ts';
import { found, type Scene } from './scene.ts';
import { type Look, Shell } from './shell.tsx';

interface StageProps<G extends Shape> {
  readonly exhibit: Exhibit<G>;
  readonly scene: Scene<G>;
  readonly look: Look;
  readonly wanted: URLSearchParams;
  /** More to set, beside what sets the moment. */
  readonly children: ReactNode;
}

/** Between two moves of a game that plays by itself. */
const BREATH = 350;

/** A scene at rest, its last step staged, or the whole game from here on. */
export function Stage<G extends Shape>({ exhibit, scene, look, wanted, children }: StageProps<G>): ReactNode {
  const viewer = wanted.get('viewer') === 'spectator' ? 'spectator' : Number(wanted.get('viewer') ?? 0);
  const { log, at: start } = useMemo(() => found(exhibit, scene, viewer), [exhibit, scene, viewer]);
  const [at, setAt] = useState(start);
  const [staged, setStaged] = useState(wanted.has('staged'));
  const [playing, setPlaying] = useState(wanted.has('playing'));

  const last = log.length - 1;
  const step = useCallback(() => {
    setStaged(true);
    setAt((one) => Math.min(one + 1, last));
  }, [last]);
  const onSettled = useCallback(() => {
    if (playing) setTimeout(step, BREATH);
  }, [playing, step]);

  const message = log[at];
  useEffect(() => {
    if (at === start && message !== undefined) scene.choose?.(message);
  }, [scene, at, start, message]);
  if (message === undefined) return null;
  return (
    <div className="gallery">
      {!wanted.has('bare') && (
        <div className="controls">
          {children}
          <input
            aria-label="message"
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => {
              setStaged(false);
              setAt(Number(target.value));
            }}
          />
          <span>
            {at}/{last}
          </span>
          <button type="button" onClick={step}>
            step
          </button>
          <button
            type="button"
            aria-pressed={playing}
            onClick={() => {
              setPlaying(!playing);
              if (!playing) step();
            }}
          >
            {playing ? 'pause' : 'play'}
          </button>
        </div>
      )}
      <Shell
        exhibit={exhibit}
        message={message}
        before={staged ? (log[at - 1] ?? null) : null}
        look={look}
        onSettled={onSettled}
      />
    </div>
  );
}
