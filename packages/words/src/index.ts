export { capital } from './capital.ts';
export { type Concession, withConcessions } from './concession.ts';
export { overEn, overPl, sharingEn } from './ending.ts';
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
  sayStaged,
} from './game-text.ts';
export type { KeyHint } from './key-hint.ts';
export { LANGUAGES, type Language, languageFrom } from './language.ts';
export { listEn, listPl } from './list.ts';
export { nearest } from './nearest.ts';
export { countEn, countPl, numberEn, pluralPl } from './plural.ts';
export { actionPointsEn, actionPointsPl, pointsEn, pointsPl } from './points.ts';
export { type GameResult, type Ranked, type ResultRow, rankingOf, resultLines, resultRows } from './result.ts';
export { botName, levelWord, type NamedSeat, seatNames } from './seat-names.ts';
export { labelEn, namedEn, possessiveEn, subjectEn, verbEn } from './subject.en.ts';
export { doesPl, labelPl, namedPl, type PredicatePl, subjectPl, verbPl } from './subject.pl.ts';
export {
  type Lesson,
  type LessonCard,
  type LessonStep,
  lessonCard,
  lessonStep,
  type OpenDecision,
  type TeachingWords,
  type Tip,
} from './teaching.ts';
export type { Translation } from './translation.ts';
export { isYou, nameOrYou, type Who, whoAmong, whoFrom } from './who.ts';
