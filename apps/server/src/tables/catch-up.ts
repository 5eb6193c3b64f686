import { viewerIndex } from '@quri/kernel';
import { newsOfLog } from '@quri/table';
import type { Store } from '../store/records.ts';
import { frameText, paddedNews, positionTexts } from './broadcast.ts';
import { type GameRunner, type LiveTable, type Subscriber, viewerFor } from './live-table.ts';
import type { TimeSlices } from './time-slices.ts';

/** The most entries in one frame. */
const MAX_IN_FRAME = 500;
/** A log with more entries waits for its turn before it is folded. */
const SHORT_LOG = 100;

/** What a subscriber has of a game: the last entry, and the running hash there if they send it. */
export interface HeardSoFar {
  readonly last: number;
  readonly heard?: string;
}

/**
 * Sends one subscriber everything after the last entry they have, and the position. Whoever has heard something else
 * than what is in the log, as after the data file was restored from a backup, is sent all of it from the beginning.
 * A long log is sent frame by frame as fast as it is read, while the game goes on: what happens meanwhile comes last.
 */
export async function catchUp(
  { store, slices }: { readonly store: Store; readonly slices: TimeSlices },
  live: LiveTable,
  runner: GameRunner,
  subscriber: Subscriber,
  { last, heard: known }: HeardSoFar,
): Promise<void> {
  const { table } = runner;
  const { entries } = table;
  const viewer = viewerFor(live, subscriber);
  const index = viewerIndex(viewer, table.opening.players);
  // Of the newest entry the running hash is in memory, of an older one it is in the store.
  const heardAt = (seq: number): string | undefined =>
    seq === entries.length - 1 ? runner.heard()[index] : store.markAt(live.id, seq)?.heard[index];
  const anew = last >= entries.length || (last >= 0 && known !== undefined && known !== heardAt(last));
  const after = anew ? -1 : last;
  let frame: string[] = [];
  let isFirst = true;
  const nextFrame = (heard: string, position: string | null): string => {
    const text = frameText({ table: live.id, anew: anew && isFirst, news: frame, heard, position });
    frame = [];
    isFirst = false;
    return text;
  };

  // Replaced when the same subscriber asks again, and gone when they leave.
  const token = {};
  const isWanted = (): boolean => live.catchingUp.get(subscriber) === token;
  live.catchingUp.set(subscriber, token);
  try {
    if (after < entries.length - 1 && entries.length > SHORT_LOG) await slices.turn();
    let begunAt = performance.now();
    for (const { seq, news, seen } of newsOfLog(table, viewer, after)) {
      if (!isWanted()) return;
      if (news !== null) frame.push(paddedNews(table.game, JSON.stringify(news), seen));
      const heard = frame.length < MAX_IN_FRAME || seq === entries.length - 1 ? undefined : heardAt(seq);
      const isRead = heard === undefined || (await subscriber.flush(nextFrame(heard, null)));
      if (!isRead) return;
      if (heard === undefined && !slices.isOver(begunAt)) continue;
      await slices.turn();
      begunAt = performance.now();
    }
    if (isWanted())
      subscriber.sendText(
        nextFrame(
          heardAt(entries.length - 1) ?? '',
          positionTexts(table).textFor(viewer, live.seatWatchers.has(subscriber), false),
        ),
      );
  } finally {
    if (isWanted()) live.catchingUp.delete(subscriber);
  }
}
