export { atRandom, type Exhibit, type Playing } from './exhibit.ts';
export { hang } from './hang.tsx';
export { type Message, playedOut, type Wanted } from './played-out.ts';
export { propsOf } from './props-of.ts';
export type { Scene, Scenes } from './scene.ts';
export { Box, Row, Sheet } from './sheet.tsx';
