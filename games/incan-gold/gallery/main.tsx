import { hang } from '@quri/board-kit/gallery';
import { ArtSheet } from './art-sheet.tsx';
import { exhibit } from './exhibit.ts';
import { SCENES } from './scenes.ts';

hang(exhibit, SCENES, ArtSheet);
