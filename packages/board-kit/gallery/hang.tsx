import '../src/tokens.css';
import '../src/fonts.css';
import './gallery.css';
import type { Shape } from '@quri/kernel';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Exhibit } from './exhibit.ts';
import { Gallery } from './gallery.tsx';
import type { Scenes } from './scene.ts';

/** Opens a game's gallery. The address says what to look at: `?scene=…`, `?page=art`, `?page=cover`. */
export function hang<G extends Shape>(exhibit: Exhibit<G>, scenes: Scenes<G>, ArtSheet: ComponentType): void {
  const { words, Cover } = exhibit;
  const wanted = new URLSearchParams(location.search);
  const theme = wanted.get('theme');
  const page = wanted.get('page');
  if (theme !== null) document.documentElement.dataset.theme = theme;
  document.documentElement.lang = wanted.get('language') ?? 'en';
  document.title = `${words.en.name}: gallery of the board`;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    page === 'art' ? (
      <ArtSheet />
    ) : page === 'cover' ? (
      <div className="cover">
        <Cover />
      </div>
    ) : (
      <Gallery exhibit={exhibit} scenes={scenes} wanted={wanted} />
    ),
  );
}
