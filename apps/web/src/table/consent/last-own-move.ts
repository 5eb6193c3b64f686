import type { News } from '@quri/protocol';

/** Where a take-back goes to; null for other news. */
const takenBackTo = ({ kind, seen: [about] }: News): number | null =>
  kind === 'takenBack' && about !== undefined && 'to' in about && typeof about.to === 'number' ? about.to : null;

/** The news of the game that still counts: without what was taken back. */
function liveMoves(history: readonly News[]): readonly News[] {
  const live: News[] = [];
  for (const news of history) {
    const to = takenBackTo(news);
    if (to !== null) while ((live.at(-1)?.seq ?? -1) >= to) live.pop();
    else if (news.kind === 'move') live.push(news);
  }
  return live;
}

/** The entry of the last move of a seat that was not taken back; null if there is none. */
export const lastOwnMove = (history: readonly News[], seat: number | null): number | null =>
  liveMoves(history).findLast(({ by }) => seat !== null && by === seat)?.seq ?? null;

/** Did a take-back also undo moves of others? Only with the consent of everybody may it do so. */
export function undidOthers(before: readonly News[], takenBack: News): boolean {
  const to = takenBackTo(takenBack);
  return to !== null && liveMoves(before).some(({ seq, by }) => seq >= to && by !== takenBack.by);
}
