import '@quri/board-kit/tokens.css';
import '@quri/board-kit/fonts.css';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { Cover } from '../src/cover.ts';
import { ArtSheet } from './art-sheet.tsx';
import { Gallery } from './gallery.tsx';

const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
document.documentElement.lang = wanted.get('language') ?? 'en';

const page = wanted.get('page');
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    page === 'art' ? (
      <ArtSheet />
    ) : page === 'cover' ? (
      <div className="cover">
        <Cover />
      </div>
    ) : (
      <Gallery wanted={wanted} />
    ),
  );
}
