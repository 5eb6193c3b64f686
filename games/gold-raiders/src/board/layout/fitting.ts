import { CARD_SHAPE } from './rows.ts';

export interface Fit {
  readonly columns: number;
  readonly card: number;
}

/** How wide cards can be that all lie side by side, in as many lines as it takes; `extra` is what each has below it. */
export function fitted(count: number, width: number, height: number, most: number, extra: number): Fit {
  let best: Fit = { columns: count, card: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const lines = Math.ceil(count / columns);
    const card = Math.min(width / columns - 8, (height / lines - extra - 8) / CARD_SHAPE, most);
    if (card > best.card + 0.01) best = { columns, card };
  }
  return best;
}
