import { type Table, viewerIndex } from '@quri/kernel';
import type { StepNews } from '@quri/table';
import { type LiveTable, viewerFor } from './live-table.ts';
import { padded, positionTexts } from './position-texts.ts';

/** Sends every subscriber what they may see of steps that were just committed. */
export function broadcast(live: LiveTable, table: Table, stepNews: readonly StepNews[]): void {
  const first = stepNews[0]?.step.entry.seq ?? 0;
  // Whoever is subscribed and not catching up has the position before these steps.
  const positions = positionTexts(table, live.knownState?.seq === first - 1 ? live.knownState : undefined);
  const texts: (string | undefined)[] = [];
  for (const subscriber of live.subscribers) {
    // They are told of these at the end of what they have missed.
    if (live.catchingUp.has(subscriber)) continue;
    const viewer = viewerFor(live, subscriber);
    const watches = live.seatWatchers.has(subscriber);
    const changesOnly = live.changesOnly.has(subscriber);
    const index = viewerIndex(viewer, table.opening.players);
    const slot = 4 * index + (watches ? 2 : 0) + (changesOnly ? 1 : 0);
    texts[slot] ??= frameText({
      table: live.id,
      anew: false,
      news: stepNews.map((one) => newsText(table, one, index)),
      heard: stepNews.at(-1)?.heard[index] ?? '',
      position: positions.textFor(viewer, watches, changesOnly),
    });
    subscriber.sendText(texts[slot]);
  }
  live.knownState = positions.known();
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

export interface Frame {
  readonly table: string;
  readonly anew: boolean;
  /** The news as JSON, padded. */
  readonly news: readonly string[];
  readonly heard: string;
  readonly position: string | null;
}

export const frameText = ({ table, anew, news, heard, position }: Frame): string =>
  `{"type":"news","table":"${table}",${anew ? '"anew":true,' : ''}"news":[${news.join(',')}],"heard":"${heard}"${
    position === null ? '' : `,"position":${position}`
  }}`;
