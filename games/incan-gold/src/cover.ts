export { IncanGoldCover as Cover } from './board/cover.tsx';
