import { whoIs } from '../chat/chat-lines.ts';
import { remember } from '../limits/remember.ts';
import type { StoreJobs } from '../store-worker/jobs.ts';

/** What somebody somebody has played with is called to them. Ids of guests are nobody else's business. */
export const opponentId = (guest: string, other: string): string => whoIs(`played with ${guest}`, other);

const MOST_KNOWN = 1000;

/** Finds the guest behind such an id. All whom somebody has played with are looked through, in the store's worker. */
export function opponentFinder(
  worker: Pick<StoreJobs, 'findOpponent'>,
): (guest: string, id: string) => Promise<string | undefined> {
  const known = new Map<string, string>();
  return async (guest, id) => {
    const key = `${guest} ${id}`;
    const found = known.get(key) ?? (await worker.findOpponent(guest, id));
    if (found !== undefined) remember(known, key, found, MOST_KNOWN);
    return found;
  };
}
