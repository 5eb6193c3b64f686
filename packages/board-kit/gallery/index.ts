export { openGallery } from './open-gallery.tsx';
export { type Message, type PlayOptions, playThrough } from './play-through.ts';
export { propsOf } from './props-of.ts';
export type { Scene, Scenes } from './scene.ts';
export { Box, Row, Sheet } from './sheet.tsx';
export { atRandom, type GallerySubject, type Policy } from './subject.ts';
