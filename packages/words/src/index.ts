export {
  type GameText,
  type GameWords,
  isVeiled,
  type OptionText,
  type Spoken,
  sayIntent,
  sayRefusal,
  saySeen,
  type Who,
} from './game-text.ts';
export { LANGUAGES, type Language, languageFrom } from './language.ts';
export { listEn, listPl } from './list.ts';
export { countEn, countPl, pluralPl } from './plural.ts';
