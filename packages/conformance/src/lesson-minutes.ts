import type { Lesson, TeachingWords } from '@quri/words';

const WORDS_A_MINUTE = 200;
/** A tap and what is shown after it, at a calm pace: 1.5 to 2.2 were measured, by game. */
const TAP_SECONDS = 2.1;

/** How long a lesson takes: its cards are read, and one tap goes on from each of them and makes each move. */
export function lessonMinutes({ steps, ending }: Lesson, { cards }: TeachingWords): number {
  const ids = [...steps.flatMap((step) => step.cards), ...ending].map(({ id }) => id);
  const words = ids.flatMap((id) => cards[id]?.split(/\s+/) ?? []).length;
  const taps = ids.length + steps.flatMap(({ intents }) => intents).length;
  return words / WORDS_A_MINUTE + (taps * TAP_SECONDS) / 60;
}
