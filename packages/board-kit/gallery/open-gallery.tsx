import '../src/tokens.css';
import '../src/fonts.css';
import './gallery.css';
import type { Shape } from '@quri/kernel';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import type { Scenes } from './scene.ts';
import type { GallerySubject } from './subject.ts';

/** Opens a game's gallery. The address says what to look at: `?scene=…` or `?page=art`. */
export function openGallery<G extends Shape>(
  subject: GallerySubject<G>,
  scenes: Scenes<G>,
  ArtSheet: ComponentType,
): void {
  const { words } = subject;
  const query = new URLSearchParams(location.search);
  const theme = query.get('theme');
  const page = query.get('page');
  if (theme !== null) document.documentElement.dataset.theme = theme;
  document.documentElement.lang = query.get('language') ?? 'en';
  document.title = `${words.en.name}: gallery of the board`;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    page === 'art' ? <ArtSheet /> : <Gallery subject={subject} scenes={scenes} query={query} />,
  );
}
