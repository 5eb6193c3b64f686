import type { Shape } from '@quri/kernel';
import { type ReactNode, useState } from 'react';
import { PACES } from '../src/index.ts';
import type { Exhibit } from './exhibit.ts';
import type { Scenes } from './scene.ts';
import type { Look } from './shell.tsx';
import { Stage } from './stage.tsx';

interface GalleryProps<G extends Shape> {
  readonly exhibit: Exhibit<G>;
  readonly scenes: Scenes<G>;
  /** What the address asks for. */
  readonly wanted: URLSearchParams;
}

/** Every scene of a game, one at a time, in any light, language and pace. */
export function Gallery<G extends Shape>({ exhibit, scenes, wanted }: GalleryProps<G>): ReactNode {
  const names = Object.keys(scenes);
  const [name, setName] = useState(wanted.get('scene') ?? names[0] ?? '');
  const [look, setLook] = useState<Look>({
    language: wanted.get('language') === 'pl' ? 'pl' : 'en',
    pace: PACES.find((one) => one === wanted.get('pace')) ?? 'calm',
    still: wanted.has('still'),
  });
  const { language, pace, still } = look;
  const scene = scenes[name];
  if (scene === undefined) return <p>{`There is no scene ${name}; there are ${names.join(', ')}.`}</p>;
  return (
    <Stage key={name} exhibit={exhibit} scene={scene} look={look} wanted={wanted}>
      <select aria-label="scene" value={name} onChange={({ target }) => setName(target.value)}>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <select
        aria-label="pace"
        value={pace}
        onChange={({ target }) => setLook({ ...look, pace: PACES.find((one) => one === target.value) ?? pace })}
      >
        {PACES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={still} onChange={() => setLook({ ...look, still: !still })} /> still
      </label>
      <button type="button" onClick={() => setLook({ ...look, language: language === 'en' ? 'pl' : 'en' })}>
        {language}
      </button>
      <button type="button" onClick={changeTheme}>
        theme
      </button>
      <a href="?page=art">art</a>
      <a href="?page=cover">cover</a>
    </Stage>
  );
}

function changeTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'day' ? 'night' : 'day';
}
