import {
  equalJson,
  frozen,
  type Game,
  type Position,
  positionOf,
  type Shape,
  type Table,
  type Viewer,
  viewerIndex,
} from '@quri/kernel';
import type { StepNews } from '@quri/table';
import { type LiveTable, viewerFor } from './live-table.ts';

/** Sends every subscriber what they may see of steps that were just committed. */
export function broadcast(live: LiveTable, table: Table, stepNews: readonly StepNews[]): void {
  const first = stepNews[0]?.step.entry.seq ?? 0;
  // Whoever is subscribed and not catching up has the position before these steps.
  const positions = positionTexts(table, live.knownView?.seq === first - 1 ? live.knownView : undefined);
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
      news: stepNews.map(({ step, texts: newsTexts }) =>
        paddedNews(table.game, newsTexts[index] ?? '', step.seen[index] ?? []),
      ),
      heard: stepNews.at(-1)?.heard[index] ?? '',
      position: positions.textFor(viewer, watches, changesOnly),
    });
    subscriber.sendText(texts[slot]);
  }
  live.knownView = positions.known();
}

/** The news of an entry as JSON, padded for its secret parts: `seen` is what the viewer saw of its events. */
export function paddedNews({ shortfall }: Game, text: string, seen: readonly Shape['seen'][]): string {
  if (shortfall === undefined) return text;
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * A view that subscribers have: later positions leave out of theirs what has not changed since. It is one viewer's; what
 * may differ between viewers is sent to each of them anyway.
 */
export interface KnownView {
  readonly seq: number;
  readonly view: Fields;
}

/** The position after the newest entry as JSON, for one viewer after the other. */
interface PositionTexts {
  /**
   * `watches`: a seat's view, with nothing to do. `changesOnly`: for somebody who has the position of `before`; whole if
   * there is none.
   */
  textFor(viewer: Viewer, watches: boolean, changesOnly: boolean): string;
  /** The newest view, if a text of it was made. */
  known(): KnownView | undefined;
}

/** What is the same to everybody is compared once for all of them. */
export function positionTexts(table: Table, before?: KnownView): PositionTexts {
  const { game } = table;
  let known: KnownView | undefined;
  /** The same for everybody: what has changed of what all see, and of an open game the whole view. */
  let changed: string | undefined;
  let openWhole: string | undefined;

  const wholeText = (view: Fields): string => {
    if (!game.open) return JSON.stringify(view);
    openWhole ??= JSON.stringify(view);
    return openWhole;
  };
  const changesText = (view: Fields, since: KnownView): string => {
    changed ??= JSON.stringify(changedFields(game, view, since.view));
    return game.open ? changed : joinedObjects(changed, JSON.stringify(ownFieldsOf(game, view)));
  };
  return {
    textFor: (viewer, watches, changesOnly) => {
      const position = watches ? watchedPosition(table, viewer) : positionOf(table, viewer);
      const view = position.view as Fields;
      known ??= { seq: position.seq, view };
      const since = changesOnly ? before : undefined;
      const text = since === undefined ? wholeText(view) : changesText(view, since);
      return positionText(table, watches ? 'spectator' : viewer, position, text, since?.seq);
    },
    known: () => known,
  };
}

/** A seat's view, with nothing to do. */
const watchedPosition = (table: Table, viewer: Viewer): Position => ({
  ...positionOf(table, viewer),
  offers: [],
  ask: null,
  takeBack: null,
});

/** May this field of a view differ between viewers? Where a game with secrets does not say, all of them may. */
const isOwn = ({ open, ownFields }: Game, field: string): boolean => !open && (ownFields?.includes(field) ?? true);

/** The fields that are the same to everybody and say something else than before. A view always has the same fields. */
function changedFields(game: Game, view: Fields, before: Fields): Fields {
  const changed: Record<string, unknown> = {};
  for (const field in view)
    if (!isOwn(game, field) && !equalJson(view[field], before[field])) changed[field] = view[field];
  return changed;
}

/** What is a viewer's own is always sent: that it has changed could tell a secret by the size of a message. */
function ownFieldsOf(game: Game, view: Fields): Fields {
  const own: Record<string, unknown> = {};
  for (const field of game.ownFields ?? Object.keys(view)) own[field] = view[field];
  return own;
}

/** Two objects as JSON, put together; they have no field in common. */
const joinedObjects = (a: string, b: string): string =>
  a === '{}' ? b : b === '{}' ? a : `${a.slice(0, -1)},${b.slice(1)}`;

/** `viewText` is the whole view, or with `since` what has changed in it since that entry. */
function positionText(
  table: Table,
  viewer: Viewer,
  { seq, ask, takeBack, view: whole, offers }: Position,
  viewText: string,
  since: number | undefined,
): string {
  const { game } = table;
  const offersText = textOfOffers(offers);
  const view = since === undefined ? '"view"' : `"since":${since},"changes"`;
  const text = `{"ask":${ask},"offers":${offersText},"seq":${seq},"takeBack":${JSON.stringify(takeBack)},${view}:${viewText}}`;
  if (game.open) return text;
  const short = (game.shortfall?.view(whole) ?? 0) + offersShortfall(table, viewer, offersText);
  // Outside the view and the offers all is ASCII, and measuring the whole would copy it.
  const [ofView, ofOffers] = [Buffer.byteLength(viewText), Buffer.byteLength(offersText)];
  return padded(text, short, text.length - viewText.length - offersText.length + ofView + ofOffers);
}

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

/** Games offer the same few lists again and again; each is converted to JSON once. */
const offersTexts = new WeakMap<readonly object[], string>();

function textOfOffers(offers: readonly object[]): string {
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
