import { frozen, MOST_SEATS, type Position, positionOf, type Table, type Viewer, viewerIndex } from '@quri/kernel';
import type { StepNews } from '@quri/table';
import { type LiveTable, viewerFor } from './live-table.ts';

/** Sends every subscriber what they may see of steps that were just committed. */
export function broadcast(live: LiveTable, table: Table, stepNews: readonly StepNews[]): void {
  const position = positionTexts(table);
  const texts: (string | undefined)[] = [];
  for (const subscriber of live.subscribers) {
    // They are told of these at the end of what they have missed.
    if (live.catchingUp.has(subscriber)) continue;
    const viewer = viewerFor(live, subscriber);
    const watches = live.seatWatchers.has(subscriber);
    const index = viewerIndex(viewer, table.opening.players);
    const slot = watches ? WATCHERS + index : index;
    texts[slot] ??= frameText({
      table: live.id,
      anew: false,
      news: stepNews.map((one) => newsText(table, one, index)),
      heard: stepNews.at(-1)?.heard[index] ?? '',
      position: position(viewer, watches),
    });
    subscriber.sendText(texts[slot]);
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
export function positionTexts(table: Table): (viewer: Viewer, watches: boolean) => string {
  let view: string | undefined;
  return (viewer, watches) => {
    const position = watches ? watchedPosition(table, viewer) : positionOf(table, viewer);
    if (table.game.open) view ??= JSON.stringify(position.view);
    return positionText(table, watches ? 'spectator' : viewer, position, view);
  };
}

/** The frames of those who watch a seat stand behind those of the seats and the spectator. */
const WATCHERS = MOST_SEATS + 1;

/** A seat's view, with nothing to do. */
const watchedPosition = (table: Table, viewer: Viewer): Position => ({
  ...positionOf(table, viewer),
  offers: [],
  ask: null,
  takeBack: null,
});

const BLANKS: readonly string[] = Array.from({ length: 256 }, (_, n) => ' '.repeat(n));

/** Text that may contain a secret is padded to a multiple of so many bytes. */
const STEP = 64;

/**
 * JSON with blanks behind it, so that its size depends only on what everybody may know: `short` is how many bytes its
 * secret parts fall short of the longest they could be. Each piece is padded by itself, so that the size of a frame
 * with several of them tells no more than the sizes of the pieces.
 */
export function padded(text: string, short: number, bytes = Buffer.byteLength(text)): string {
  const size = Math.ceil((bytes + short) / STEP) * STEP;
  return text + (BLANKS[size - bytes] ?? ' '.repeat(size - bytes));
}

/** The position as JSON. `view` may be given in an open game, where it is the same for everybody. */
export function positionText(table: Table, viewer: Viewer, position: Position, view?: string): string {
  const { game } = table;
  const viewText = view ?? JSON.stringify(position.view);
  const offers = offersText(position.offers);
  const { seq, ask, takeBack } = position;
  const text = `{"ask":${ask},"offers":${offers},"seq":${seq},"takeBack":${JSON.stringify(takeBack)},"view":${viewText}}`;
  if (game.open) return text;
  const short = (game.shortfall?.view(position.view) ?? 0) + offersShortfall(table, viewer, offers);
  // Outside the view and the offers all is ASCII, and measuring the whole would copy it.
  const [ofView, ofOffers] = [Buffer.byteLength(viewText), Buffer.byteLength(offers)];
  return padded(text, short, text.length - viewText.length - offers.length + ofView + ofOffers);
}

/** Games offer the same few lists again and again; each is converted to JSON once. */
const offersTexts = new WeakMap<readonly object[], string>();

function offersText(offers: readonly object[]): string {
  const known = offersTexts.get(offers);
  if (known !== undefined) return known;
  const text = JSON.stringify(offers);
  offersTexts.set(offers, text);
  return text;
}

/** How many bytes the offers of a seat fall short of all it might be offered, as far as everybody knows. */
function offersShortfall({ game, state }: Table, viewer: Viewer, offers: string): number {
  if (viewer === 'spectator' || game.maximalOffers === undefined) return 0;
  return Buffer.byteLength(JSON.stringify(game.maximalOffers(frozen(state), viewer))) - Buffer.byteLength(offers);
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
