import type { Shape } from '@quri/kernel';
import { type ReactNode, useState } from 'react';
import { PACES } from '../src/index.ts';
import type { Scenes } from './scene.ts';
import { SceneView } from './scene-view.tsx';
import type { ViewSettings } from './shell.tsx';
import type { GallerySubject } from './subject.ts';

interface GalleryProps<G extends Shape> {
  readonly subject: GallerySubject<G>;
  readonly scenes: Scenes<G>;
  /** What the address asks for. */
  readonly query: URLSearchParams;
}

/** Every scene of a game, one at a time, in any light, language and pace. */
export function Gallery<G extends Shape>({ subject, scenes, query }: GalleryProps<G>): ReactNode {
  const names = Object.keys(scenes);
  const [name, setName] = useState(query.get('scene') ?? names[0] ?? '');
  const [settings, setSettings] = useState<ViewSettings>({
    language: query.get('language') === 'pl' ? 'pl' : 'en',
    pace: PACES.find((one) => one === query.get('pace')) ?? 'calm',
    still: query.has('still'),
  });
  const { language, pace, still } = settings;
  const scene = scenes[name];
  if (scene === undefined) return <p>{`There is no scene ${name}; there are ${names.join(', ')}.`}</p>;
  return (
    <SceneView key={name} subject={subject} scene={scene} settings={settings} query={query}>
      <select aria-label="scene" value={name} onChange={({ target }) => setName(target.value)}>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select
        aria-label="pace"
        value={pace}
        onChange={({ target }) => setSettings({ ...settings, pace: PACES.find((one) => one === target.value) ?? pace })}
      >
        {PACES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={still} onChange={() => setSettings({ ...settings, still: !still })} /> still
      </label>
      <button type="button" onClick={() => setSettings({ ...settings, language: language === 'en' ? 'pl' : 'en' })}>
        {language}
      </button>
      <button type="button" onClick={changeTheme}>
        theme
      </button>
      <a href="?page=art">art</a>
    </SceneView>
  );
}

function changeTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'day' ? 'night' : 'day';
}
