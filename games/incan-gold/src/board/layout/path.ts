import { clamp, type Rect } from '@quri/board-kit';

export const CARD_SHAPE = 1.4;
const GAP = 0.14;
const WIDEST = 140;
/** Narrower than this a card could not be read. */
const NARROWEST = 34;
/** Where the board scrolls anyway, nobody has to look that closely. */
const comfortable = (width: number): number => clamp(width / 8, NARROWEST, 48);

/** The first cards leave room for those to come. */
const planned = (cards: number): number => Math.max(cards, 5);

/** The height in which that many cards can just be read, or be read well. */
export function leastPath(width: number, cards: number, well = false): number {
  const w = well ? comfortable(width) : NARROWEST;
  const columns = Math.max(1, Math.floor((width / w + GAP) / (1 + GAP)));
  const rows = Math.ceil(planned(cards) / columns);
  return w * (rows * CARD_SHAPE + (rows - 1) * GAP);
}

/** The path winds: every other row runs back. Cards are as large as the number of them allows, in the middle of the table. */
export function pathIn(table: Rect, cards: number): readonly Rect[] {
  const { columns, w } = bestColumns(table, planned(cards));
  const gap = w * GAP;
  const rows = Math.ceil(cards / columns);
  const across = Math.min(cards, columns);
  const h = w * CARD_SHAPE;
  const free = table.h - rows * h - (rows - 1) * gap;
  const wave = rows === 1 ? Math.min(free / 2, h * 0.12) : Math.min(free / rows / 2, gap * 0.5);
  const left = table.x + (table.w - across * w - (across - 1) * gap) / 2;
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
    const byWidth = table.w / (columns + (columns - 1) * GAP);
    const byHeight = table.h / (rows * CARD_SHAPE + (rows - 1) * GAP);
    const w = Math.min(byWidth, byHeight, WIDEST);
    if (w > best.w + 0.01) best = { columns, w };
  }
  return best;
}
