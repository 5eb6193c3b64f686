import { frozen, type Position, type Table, type Viewer } from '@quri/kernel';

const BLANKS: readonly string[] = Array.from({ length: 256 }, (_, n) => ' '.repeat(n));

/** What may hold a secret fills a multiple of so many bytes. */
const STEP = 64;

/**
 * Blanks behind a piece of JSON, so that its size comes from what everybody may know: `short` is how many bytes its
 * secret parts fall short of the longest they could be. Each piece is filled by itself, so that however many travel
 * together, the sum tells no more than its parts.
 */
export function filled(text: string, short: number, bytes = Buffer.byteLength(text)): string {
  const size = Math.ceil((bytes + short) / STEP) * STEP;
  return text + (BLANKS[size - bytes] ?? ' '.repeat(size - bytes));
}

/** The position as JSON. In an open game `view` may be given: one text serves everybody. */
export function positionText(table: Table, viewer: Viewer, position: Position, view?: string): string {
  const { game } = table;
  const viewText = view ?? JSON.stringify(position.view);
  const offers = offersText(position.offers);
  const { seq, ask, takeBack } = position;
  const text = `{"ask":${ask},"offers":${offers},"seq":${seq},"takeBack":${JSON.stringify(takeBack)},"view":${viewText}}`;
  if (game.open) return text;
  const short = (game.shortfall?.view(position.view) ?? 0) + roomForOffers(table, viewer, offers);
  // Around the view and the offers all is ASCII, and to measure the whole would copy it.
  const [ofView, ofOffers] = [Buffer.byteLength(viewText), Buffer.byteLength(offers)];
  return filled(text, short, text.length - viewText.length - offers.length + ofView + ofOffers);
}

/** Games offer the same few lists over and over; their texts are made once. */
const offersTexts = new WeakMap<readonly object[], string>();

function offersText(offers: readonly object[]): string {
  const known = offersTexts.get(offers);
  if (known !== undefined) return known;
  const text = JSON.stringify(offers);
  offersTexts.set(offers, text);
  return text;
}

/** What the offers of a seat fall short of all it might be offered, for all that everybody knows. */
function roomForOffers({ game, state }: Table, viewer: Viewer, offers: string): number {
  if (viewer === 'spectator' || game.conceivable === undefined) return 0;
  return Buffer.byteLength(JSON.stringify(game.conceivable(frozen(state), viewer))) - Buffer.byteLength(offers);
}

export interface Frame {
  readonly table: string;
  readonly anew: boolean;
  /** The news as JSON, filled. */
  readonly news: readonly string[];
  readonly heard: string;
  readonly position: string | null;
}

export const frameText = ({ table, anew, news, heard, position }: Frame): string =>
  `{"type":"news","table":"${table}",${anew ? '"anew":true,' : ''}"news":[${news.join(',')}],"heard":"${heard}"${
    position === null ? '' : `,"position":${position}`
  }}`;
