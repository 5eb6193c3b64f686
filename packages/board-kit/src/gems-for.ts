export const GEMS = [10, 5, 1] as const;
export type GemWorth = (typeof GEMS)[number];

/** An amount in as few gems as possible, the dearest first: 17 is 10 5 1 1. */
export function gemsFor(amount: number): readonly GemWorth[] {
  const gems: GemWorth[] = [];
  let left = amount;
  for (const worth of GEMS) {
    for (; left >= worth; left -= worth) gems.push(worth);
  }
  return gems;
}
