import type { Shape } from '@quri/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { findScene, type Scene } from './scene.ts';
import { Shell, type ViewSettings } from './shell.tsx';
import type { GallerySubject } from './subject.ts';

interface SceneViewProps<G extends Shape> {
  readonly subject: GallerySubject<G>;
  readonly scene: Scene<G>;
  readonly settings: ViewSettings;
  readonly query: URLSearchParams;
  /** More to set, beside what sets the moment. */
  readonly children: ReactNode;
}

/** Between two moves of a game that plays by itself. */
const PAUSE_MS = 350;

/** A scene at rest, its last step staged, or the whole game from here on. */
export function SceneView<G extends Shape>(props: SceneViewProps<G>): ReactNode {
  const { subject, scene, settings, query, children } = props;
  const viewer = query.get('viewer') === 'spectator' ? 'spectator' : Number(query.get('viewer') ?? 0);
  const { log, at: start } = useMemo(() => findScene(subject, scene, viewer), [subject, scene, viewer]);
  const [at, setAt] = useState(query.has('staged') ? start - 1 : start);
  const [staged, setStaged] = useState(query.has('staged'));
  const [playing, setPlaying] = useState(query.has('playing'));

  const last = log.length - 1;
  const step = useCallback(() => {
    setStaged(true);
    setAt((one) => Math.min(one + 1, last));
  }, [last]);
  // Whoever wants to see the last step has to be shown what was before it.
  useEffect(() => {
    if (query.has('staged')) setAt(start);
  }, [query, start]);
  const onSettled = useCallback(() => {
    if (playing) setTimeout(step, PAUSE_MS);
  }, [playing, step]);

  const message = log[at];
  if (message === undefined) return null;
  return (
    <div className="gallery">
      {!query.has('bare') && (
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
        subject={subject}
        message={message}
        staged={staged}
        settings={settings}
        draft={at === start ? scene.draft : undefined}
        onSettled={onSettled}
      />
    </div>
  );
}
