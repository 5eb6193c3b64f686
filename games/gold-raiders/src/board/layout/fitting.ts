import { CARD_SHAPE } from './rows.ts';

interface Fit {
  readonly columns: number;
  readonly card: number;
}

/** A line more has to be worth it: what is read in one line is read more easily. */
const WORTH_A_LINE = 1.2;

/** How wide cards can be that all lie side by side, in as many lines as it takes; `extra` is what each has below it. */
export function fitted(count: number, width: number, height: number, most: number, extra: number): Fit {
  let best: Fit = { columns: count, card: 0 };
  for (let columns = count; columns > 0; columns--) {
    const lines = Math.ceil(count / columns);
    const card = Math.min(width / columns - 8, (height / lines - extra - 8) / CARD_SHAPE, most);
    if (card > best.card * WORTH_A_LINE) best = { columns, card };
  }
  return best;
}
