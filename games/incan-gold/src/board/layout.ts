import { ROUNDS } from '../vocabulary.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where everything is, in pixels of the board. What belongs to a player is in order of seats. */
export interface Layout {
  readonly width: number;
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
  readonly camp: Rect;
  readonly cells: readonly Rect[];
  readonly tents: readonly Rect[];
  readonly homes: readonly Rect[];
  readonly besides: readonly Rect[];
}

const CARD_SHAPE = 1.4;
const FIGURE_SHAPE = 56 / 72;
/** A place in camp is drawn in units of 100 by 82. */
const CELL = { w: 100, h: 82 };

export function layOut(size: { width: number; height: number }, players: number, cards: number): Layout {
  const width = Math.max(280, size.width);
  const height = Math.max(380, size.height);
  const sky = { x: 0, y: 0, w: width, h: clamp(height * 0.25, 64, Math.min(190, width * 0.235)) };
  const { temple, doors, deck } = templeIn(sky);
  const { camp, ...places } = campIn(width, height, players);
  // A figure and the card in front of it are about as wide as the figure is high.
  const row = Math.min(clamp(height * 0.11, 42, 82), (width - 8) / players / 0.96);
  const expedition = { x: 0, y: camp.y - row - 2, w: width, h: row };
  const slot = Math.min((width - 8) / players, row * 1.25);
  const inside = Array.from({ length: players }, (_, seat) => ({
    x: (width - players * slot) / 2 + seat * slot + (slot - row * 0.98) / 2,
    y: expedition.y,
    w: row * FIGURE_SHAPE,
    h: row,
  }));
  const side = width < 640 ? 10 : 22;
  const table = { x: side, y: sky.h + 10, w: width - 2 * side, h: expedition.y - sky.h - 20 };
  return {
    width,
    height,
    sky,
    temple,
    doors,
    deck,
    table,
    cards: pathIn(table, cards),
    expedition,
    inside,
    camp,
    ...places,
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

function campIn(
  width: number,
  height: number,
  players: number,
): Pick<Layout, 'camp' | 'cells' | 'tents' | 'homes' | 'besides'> {
  const rows = width < 640 && players > 4 ? 2 : 1;
  const columns = Math.ceil(players / rows);
  const high = Math.min(136, (height * 0.3) / rows);
  const w = Math.min((width - 8) / columns, 190);
  const unit = Math.min(w / CELL.w, high / CELL.h);
  const h = unit * CELL.h;
  const camp = { x: 0, y: height - rows * h - 6, w: width, h: rows * h + 6 };
  const cells = Array.from({ length: players }, (_, seat) => {
    const line = Math.floor(seat / columns);
    const here = line === rows - 1 ? players - line * columns : columns;
    const x = (width - here * w) / 2 + (seat % columns) * w;
    return { x, y: camp.y + line * h, w, h };
  });
  const within = (x: number, y: number, wide: number, tall: number) => (cell: Rect) => ({
    x: cell.x + (cell.w - unit * CELL.w) / 2 + x * unit,
    y: cell.y + y * unit,
    w: wide * unit,
    h: tall * unit,
  });
  return {
    camp,
    cells,
    tents: cells.map(within(3, 6, 56, 42.5)),
    homes: cells.map(within(60, 17, 25, 32)),
    besides: cells.map(within(57, 2, 42, 47)),
  };
}

/** The path winds: every other row runs back. Cards are as large as the number of them allows. */
function pathIn(table: Rect, cards: number): readonly Rect[] {
  // The first cards leave room for those to come.
  const planned = Math.max(cards, 5);
  const { columns, w } = bestColumns(table, planned);
  const gap = w * 0.14;
  const rows = Math.ceil(planned / columns);
  const h = w * CARD_SHAPE;
  const free = table.h - rows * h - (rows - 1) * gap;
  const wave = rows === 1 ? Math.min(free / 2, h * 0.12) : Math.min(free / rows / 2, gap * 0.5);
  const left = table.x + (table.w - columns * w - (columns - 1) * gap) / 2;
  return Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / columns);
    const along = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    return {
      x: left + along * (w + gap),
      y: table.y + free / 2 + row * (h + gap) + (along % 2 === 0 ? wave : -wave),
      w,
      h,
    };
  });
}

function bestColumns(table: Rect, cards: number): { readonly columns: number; readonly w: number } {
  let best = { columns: cards, w: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const byWidth = table.w / (columns + (columns - 1) * 0.14);
    const byHeight = table.h / (rows * CARD_SHAPE + (rows - 1) * 0.14);
    const w = Math.min(byWidth, byHeight, 140);
    if (w > best.w + 0.01) best = { columns, w };
  }
  return best;
}

const clamp = (n: number, least: number, most: number): number => Math.max(Math.min(n, most), Math.min(least, most));
