export const GEMS = [10, 5, 1] as const;
export type GemWorth = (typeof GEMS)[number];

/** An amount in as few gems as possible, the dearest first: 17 is 10 5 1 1. */
export function changeUp(amount: number): readonly GemWorth[] {
  const gems: GemWorth[] = [];
  let rest = amount;
  for (const worth of GEMS) {
    for (; rest >= worth; rest -= worth) gems.push(worth);
  }
  return gems;
}
