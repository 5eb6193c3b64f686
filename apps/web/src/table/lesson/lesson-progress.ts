import type { News, Position } from '@quri/protocol';
import type { Lesson, LessonStep } from '@quri/words';
import type { LessonMoment } from '../play/lesson-parts.ts';

/** The learner sits in the first seat. */
const LEARNER = 0;

interface LessonProgress {
  /** Which step is open; as many as there are once all are done. */
  readonly step: number;
  /** What is left of that step. */
  readonly expected: LessonStep<unknown>['intents'];
  /** The entry of the last move that is written down; null until it is made. */
  readonly doneAt: number | null;
  /** Has the learner made a move of their own since? */
  readonly playsOn: boolean;
}

/** How far a lesson has come, from what has happened at its table. */
export function lessonProgress({ steps }: Pick<Lesson, 'steps'>, history: readonly News[]): LessonProgress {
  const moves = history.filter(({ kind, by }) => kind === 'move' && by === LEARNER);
  let made = moves.length;
  for (const [step, { intents }] of steps.entries()) {
    if (made < intents.length) return { step, expected: intents.slice(made), doneAt: null, playsOn: false };
    made -= intents.length;
  }
  return { step: steps.length, expected: [], doneAt: moves[moves.length - made - 1]?.seq ?? null, playsOn: made > 0 };
}

/** What is written down stays done: the cards speak of it. */
export function undoableIn(
  { doneAt }: Pick<LessonProgress, 'doneAt'>,
  takeBack: Position['takeBack'],
): Position['takeBack'] {
  if (doneAt === null || takeBack === null || takeBack.last <= doneAt) return null;
  const { first, choice, last } = takeBack;
  return { first: Math.max(first, doneAt + 1), choice: Math.max(choice, doneAt + 1), last };
}

/** Is something shown that comes before the card? Afterwards, a card that tells how it went waits for that alone. */
export const isWaiting = (
  { doneAt }: LessonProgress,
  { live, shown }: Pick<LessonMoment, 'live' | 'shown'>,
): boolean => (doneAt === null ? !live : shown < doneAt);
