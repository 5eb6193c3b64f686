import { type BoardSpace, clamp, type Rect } from '@quri/board-kit';
import { ROUNDS } from '../../vocabulary.ts';
import { type CampLayout, campIn, campRows, leastCamp } from './camp.ts';
import { CARD_SHAPE, leastPath, pathIn } from './path.ts';

/** Where everything is, in pixels of the board. What belongs to a player is in order of seats. */
export interface Layout extends CampLayout {
  readonly width: number;
  /** More than there is to see at once where there is too little: then the board scrolls. */
  readonly height: number;
  /** The whole strip with sky and jungle, and the building in it. */
  readonly sky: Rect;
  readonly temple: Rect;
  readonly doors: readonly Rect[];
  readonly deck: Rect;
  readonly table: Rect;
  readonly cards: readonly Rect[];
  readonly expedition: Rect;
  readonly inside: readonly Rect[];
}

const FIGURE_SHAPE = 56 / 72;
/** A figure and the card in front of it are about as wide as the figure is high. */
const FIGURE_AND_CARD = 0.96;
const LEAST_SKY = 44;
const LEAST_ROW = 34;

export function layoutOf(room: BoardSpace, players: number, cards: number): Layout {
  const { em = 16 } = room;
  const width = Math.max(160, room.width);
  const side = width < 240 ? 5 : width < 640 ? 10 : 22;
  const clear = width < 640 && room.height < 440 ? 6 : 10;
  const pathWide = width - 2 * side;
  const widestRow = (width - 8) / players / FIGURE_AND_CARD;
  const leastRow = Math.min(LEAST_ROW, widestRow);
  const rows = campRows(width, room.height, players, em);
  const aroundPath = LEAST_SKY + 2 * clear + leastRow + 2 + leastCamp(rows, em);
  const fits = aroundPath + leastPath(pathWide, cards) <= room.height;
  const height = fits ? room.height : aroundPath + leastPath(pathWide, cards, true);

  // What is more than the least is shared out; the path never gets less than it needs.
  const share = Math.max(0, height - aroundPath - leastPath(pathWide, cards, !fits)) / 3;
  // On a low board the temple gives way first: what is on the path matters more.
  const skyWanted = 0.25 * Math.min(height, 2 * height - 440);
  const skyMost = Math.min(190, width * 0.235, LEAST_SKY + share);
  const sky = { x: 0, y: 0, w: width, h: clamp(skyWanted, LEAST_SKY, skyMost) };
  const campLayout = campIn({ width, height, rows, em, most: leastCamp(rows, em) + share }, players);
  const row = Math.min(clamp(height * 0.11, leastRow, 82), widestRow, leastRow + share);
  const expedition = { x: 0, y: campLayout.camp.y - row - 2, w: width, h: row };
  const slot = Math.min((width - 8) / players, row * 1.25);
  const inside = Array.from({ length: players }, (_, seat) => ({
    x: (width - players * slot) / 2 + seat * slot + (slot - row * 0.98) / 2,
    y: expedition.y,
    w: row * FIGURE_SHAPE,
    h: row,
  }));
  const table = { x: side, y: sky.h + clear, w: pathWide, h: expedition.y - sky.h - 2 * clear };
  return {
    width,
    height,
    sky,
    ...templeIn(sky),
    table,
    cards: pathIn(table, cards),
    expedition,
    inside,
    ...campLayout,
  };
}

/** Five doorways side by side, and the quest deck on its altar at the right. */
function templeIn(sky: Rect): Pick<Layout, 'temple' | 'doors' | 'deck'> {
  const bay = Math.min(sky.h / 1.52, (sky.w - 12) / 6.16);
  const deckWide = bay * 0.62;
  const w = bay * ROUNDS;
  // The building stands in the middle unless the altar would not fit beside it.
  const gap = Math.min(bay * 0.75, Math.max(bay * 0.3, (sky.w - w) / 2 - deckWide - 12));
  const x = Math.min((sky.w - w) / 2, sky.w - w - deckWide - gap - 8);
  const doors = Array.from({ length: ROUNDS }, (_, i) => ({
    x: x + i * bay + bay * 0.28,
    y: sky.h - bay * 0.74,
    w: bay * 0.44,
    h: bay * 0.74,
  }));
  const deck = {
    x: x + w + gap,
    y: sky.h - deckWide * CARD_SHAPE - bay * 0.14,
    w: deckWide,
    h: deckWide * CARD_SHAPE,
  };
  return { temple: { x, y: 0, w, h: sky.h }, doors, deck };
}
