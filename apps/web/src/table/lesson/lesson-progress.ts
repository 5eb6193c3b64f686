import type { News } from '@quri/protocol';
import type { Lesson, LessonStep } from '@quri/words';

/** The learner sits in the first seat. */
const LEARNER = 0;

export interface LessonProgress {
  /** Which step is open; as many as there are once all are done. */
  readonly step: number;
  /** What is left of that step. */
  readonly expected: LessonStep<unknown>['intents'];
}

/** How far a lesson has come, from what has happened at its table. */
export function lessonProgress({ steps }: Pick<Lesson, 'steps'>, history: readonly News[]): LessonProgress {
  let made = history.filter(({ kind, by }) => kind === 'move' && by === LEARNER).length;
  for (const [step, { intents }] of steps.entries()) {
    if (made < intents.length) return { step, expected: intents.slice(made) };
    made -= intents.length;
  }
  return { step: steps.length, expected: [] };
}
