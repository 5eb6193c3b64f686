type Key = number | string;

interface Bounds {
  low: number;
  high: number;
}

/** What a search over replies knows of positions it has met before. */
interface ReplyTable<Turn> {
  /** The value of a position searched to this depth, if it is known well enough for this window. */
  value(key: Key, depth: string, low: number, high: number): number | undefined;
  keep(key: Key, depth: string, value: number, low: number, high: number): void;
  /** The turns of a position, at most `width`, made when first asked for or asked for more of. */
  turns(key: Key, width: number, make: () => readonly Turn[]): readonly Turn[];
}

export function replyTable<Turn>(): ReplyTable<Turn> {
  const bounds = new Map<string, Map<Key, Bounds>>();
  const lists = new Map<Key, { readonly width: number; readonly turns: readonly Turn[] }>();
  return {
    value: (key, depth, low, high) => {
      const known = bounds.get(depth)?.get(key);
      if (known === undefined) return undefined;
      if (known.low === known.high || known.low >= high) return known.low;
      return known.high <= low ? known.high : undefined;
    },
    keep: (key, depth, value, low, high) => {
      const values = bounds.get(depth) ?? new Map<Key, Bounds>();
      bounds.set(depth, values);
      // Outside the window a value is only a bound.
      values.set(key, { low: value <= low ? 0 : value, high: value >= high ? 1 : value });
    },
    turns: (key, width, make) => {
      const known = lists.get(key);
      if (known !== undefined && known.width >= width) return known.turns.slice(0, width);
      const turns = make();
      lists.set(key, { width, turns });
      return turns;
    },
  };
}
