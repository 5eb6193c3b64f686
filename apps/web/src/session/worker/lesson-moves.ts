import { type Seat, sameJson, type Table } from '@quri/kernel';
import type { Lesson } from '@quri/words';

/** What the bots of a lesson do; undefined where they think for themselves. */
export function lessonMoves({ steps, moves }: Lesson, table: Table) {
  const learnerMoves = steps.reduce((sum, { intents }) => sum + intents.length, 0);
  const made = (seat: number): number =>
    table.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat).length;
  return {
    /** Has the learner still something to do that is written down? */
    goesOn: (): boolean => made(0) < learnerMoves,
    next: (seat: Seat, offers: readonly unknown[]): unknown => {
      const intent = moves[seat - 1]?.[made(seat)];
      // After its last move, and where the learner has left the script and met another situation.
      if (intent === undefined) return undefined;
      return offers.some((offer) => sameJson(offer, intent)) ? intent : undefined;
    },
  };
}
