export {
  type GameText,
  type GameTitle,
  type GameTitles,
  isMasked,
  type OptionText,
  type PublicShape,
  sayIntent,
  sayRefusal,
  saySeen,
  type Who,
} from './game-text.ts';
export { LANGUAGES, type Language, languageFrom } from './language.ts';
export { listEn, listPl } from './list.ts';
export { countEn, countPl, pluralPl } from './plural.ts';
export { type GameResult, type Ranked, type ResultRow, rankingOf, resultLines } from './result.ts';
