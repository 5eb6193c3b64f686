import { PACES, type Pace } from '@quri/board-kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { setChosen } from '../src/board/choosing/use-choosing.ts';
import { Shell } from './shell.tsx';
import { SCENES } from './states.ts';

/** A scene at rest, its last step staged, or a whole game from here on. */
export function Gallery({ wanted }: { readonly wanted: URLSearchParams }): ReactNode {
  const [name, setName] = useState(wanted.get('scene') ?? 'early');
  const viewer = Number(wanted.get('viewer') ?? 0);
  const scene = useMemo(() => (SCENES[name] ?? SCENES.early)?.(viewer), [name, viewer]);
  const [at, setAt] = useState(scene?.at ?? 0);
  const [staged, setStaged] = useState(wanted.has('staged'));
  const [playing, setPlaying] = useState(wanted.has('playing'));
  const [pace, setPace] = useState<Pace>((wanted.get('pace') as Pace | null) ?? 'calm');
  const [still, setStill] = useState(wanted.has('still'));
  const [language, setLanguage] = useState<'en' | 'pl'>(wanted.get('language') === 'pl' ? 'pl' : 'en');

  const last = (scene?.log.length ?? 1) - 1;
  const onSettled = useCallback(() => {
    if (!playing) return;
    setStaged(true);
    setTimeout(() => setAt((one) => Math.min(one + 1, last)), 350);
  }, [playing, last]);

  const message = scene?.log[at];
  useEffect(() => {
    if (scene?.picked !== undefined && at === scene.at && message !== undefined)
      setChosen(message.offers, { picked: scene.picked });
  }, [scene, at, message]);
  if (scene === undefined || message === undefined) return null;
  const jump = (to: number): void => {
    setStaged(false);
    setAt(to);
  };
  return (
    <div className="gallery">
      {!wanted.has('bare') && (
        <div className="controls">
          <select
            aria-label="scene"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              jump(SCENES[target.value]?.(viewer).at ?? 0);
            }}
          >
            {Object.keys(SCENES).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <input
            aria-label="message"
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => jump(Number(target.value))}
          />
          <span>
            {at}/{last}
          </span>
          <button
            type="button"
            onClick={() => {
              setStaged(true);
              setAt(Math.min(at + 1, last));
            }}
          >
            step
          </button>
          <button type="button" aria-pressed={playing} onClick={() => setPlaying(!playing)}>
            {playing ? 'pause' : 'play'}
          </button>
          <select aria-label="pace" value={pace} onChange={({ target }) => setPace(target.value as Pace)}>
            {PACES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <label>
            <input type="checkbox" checked={still} onChange={() => setStill(!still)} /> still
          </label>
          <button
            type="button"
            onClick={() => {
              const { dataset } = document.documentElement;
              dataset.theme = dataset.theme === 'day' ? 'night' : 'day';
            }}
          >
            theme
          </button>
          <button type="button" onClick={() => setLanguage(language === 'en' ? 'pl' : 'en')}>
            {language}
          </button>
          <a href="?page=art">art</a>
        </div>
      )}
      <Shell
        key={name}
        message={message}
        before={staged ? (scene.log[at - 1] ?? null) : null}
        language={language}
        pace={pace}
        still={still}
        onSettled={onSettled}
      />
    </div>
  );
}
