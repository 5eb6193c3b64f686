export { checksFor } from './checks/index.ts';
export { conformance } from './conformance.ts';
export { coverFaults } from './cover-faults.ts';
export { golden } from './golden.ts';
export { lessonFaults } from './lesson-faults.ts';
export { lessonMinutes } from './lesson-minutes.ts';
export { playRandomGame } from './random-game.ts';
export { failureOf, runChecks } from './run-checks.ts';
export { sampleOf } from './sampling.ts';
export { SEED, settingsOf } from './settings.ts';
export {
  type GoldenSetting,
  type OpenSubject,
  type SecretThing,
  type Setting,
  type Subject,
  type SubjectFile,
  wholeSubject,
} from './subject.ts';
export { textFaults } from './text-faults.ts';
