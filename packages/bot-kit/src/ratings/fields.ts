/**
 * Who sits together. With at least as many bots as seats: every choice of so many different ones. With fewer: every way
 * to fill the seats in which each bot sits at least once. So every bot meets every other equally often.
 */
export function fieldsOf(bots: number, seats: number): readonly (readonly number[])[] {
  if (bots >= seats) return choicesOf(bots, seats);
  const all = Array.from({ length: bots }, (_, n) => n);
  return fillings(bots, seats - bots).map((extra) => [...all, ...extra].sort((a, b) => a - b));
}

/** All sets of `many` out of `from`. */
function choicesOf(from: number, many: number): readonly (readonly number[])[] {
  if (many === 0) return [[]];
  if (many > from) return [];
  return [...choicesOf(from - 1, many), ...choicesOf(from - 1, many - 1).map((some) => [...some, from - 1])];
}

/** All ways to take `many` out of `from` where the same may be taken again. */
function fillings(from: number, many: number): readonly (readonly number[])[] {
  if (many === 0 || from === 0) return [[]];
  if (from === 1) return [new Array<number>(many).fill(0)];
  return Array.from({ length: many + 1 }, (_, last) => last).flatMap((last) =>
    fillings(from - 1, many - last).map((some) => [...some, ...new Array<number>(last).fill(from - 1)]),
  );
}
