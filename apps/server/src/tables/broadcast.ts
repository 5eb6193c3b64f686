import { type Position, positionOf, type Table, type Viewer, viewerIndex } from '@quri/kernel';
import { newsAfter, type StepNews } from '@quri/table';
import type { Store } from '../store/records.ts';
import { frameText, padded, positionText } from './frame.ts';
import { type GameRunner, type LiveTable, type Subscriber, viewerOf } from './live-table.ts';

/** The most entries in one frame when somebody catches up. */
const MAX_IN_FRAME = 500;

/** Sends every subscriber what they may see of steps that were just committed. */
export function broadcast(live: LiveTable, table: Table, told: readonly StepNews[]): void {
  const position = positionTexts(table);
  const texts: (string | undefined)[] = [];
  for (const subscriber of live.subscribers) {
    const viewer = viewerOf(live.record, subscriber.guest);
    const index = viewerIndex(viewer, table.opening.players);
    texts[index] ??= frameText({
      table: live.id,
      anew: false,
      news: told.map((one) => newsText(table, one, index)),
      heard: told.at(-1)?.heard[index] ?? '',
      position: position(viewer),
    });
    subscriber.sendText(texts[index]);
  }
}

function newsText({ game }: Table, { step, texts }: StepNews, index: number): string {
  const text = texts[index] ?? '';
  const { shortfall } = game;
  if (shortfall === undefined) return text;
  const seen = step.seen[index] ?? [];
  let short = 0;
  for (const one of seen) short += shortfall.seen(one);
  return padded(text, short);
}

/** The position of each viewer as JSON; the view of an open game is made once for all. */
function positionTexts(table: Table): (viewer: Viewer) => string {
  let view: string | undefined;
  return (viewer) => {
    const position: Position = positionOf(table, viewer);
    if (table.game.open) view ??= JSON.stringify(position.view);
    return positionText(table, viewer, position, view);
  };
}

/** What a subscriber has of a game: the last entry, and the running hash there if they send it. */
export interface HeardSoFar {
  readonly last: number;
  readonly heard?: string;
}

/**
 * Sends one subscriber everything after the last entry they have, and the position. Whoever has heard something else
 * than what is in the log, as after the data file was restored from a backup, is sent all of it from the beginning.
 */
export function catchUp(
  store: Store,
  live: LiveTable,
  runner: GameRunner,
  subscriber: Subscriber,
  from: HeardSoFar,
): void {
  const { table } = runner;
  const newest = table.entries.length - 1;
  const viewer = viewerOf(live.record, subscriber.guest);
  const index = viewerIndex(viewer, table.opening.players);
  // Of the newest entry the running hash is in memory, of an older one it is in the store.
  const heardAt = (seq: number): string | undefined =>
    seq === newest ? runner.heard()[index] : store.markAt(live.id, seq)?.heard[index];
  const { last, heard: known } = from;
  const anew = last > newest || (last >= 0 && known !== undefined && known !== heardAt(last));
  let frame: string[] = [];
  let first = true;
  const send = (heard: string, position: string | null): void => {
    subscriber.sendText(frameText({ table: live.id, anew: anew && first, news: frame, heard, position }));
    frame = [];
    first = false;
  };
  for (const { news, shortfall } of newsAfter(table, viewer, anew ? -1 : last)) {
    const text = JSON.stringify(news);
    frame.push(table.game.shortfall === undefined ? text : padded(text, shortfall));
    const heard = frame.length < MAX_IN_FRAME || news.seq === newest ? undefined : heardAt(news.seq);
    if (heard !== undefined) send(heard, null);
  }
  send(heardAt(newest) ?? '', positionTexts(table)(viewer));
}
