export { GoldRaidersCover as Cover } from './board/cover.tsx';
