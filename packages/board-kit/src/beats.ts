import type { Beat } from './use-staging.ts';

/** What every picture of a board has: things on their way during one beat. */
interface Flying {
  readonly flights: readonly unknown[];
}

/** A moment: what changes against the one before. What flew before has landed. */
export const beat = <Shown extends Flying>(
  name: string,
  ms: number,
  before: Shown,
  change: Partial<NoInfer<Shown>>,
): Beat<Shown> => ({ name, ms, shown: { ...before, flights: [], ...change } });

/** Beats that follow each other: each part starts from what the one before left. */
export function inSequence<Shown>(
  start: Shown,
  ...parts: readonly ((now: Shown) => Beat<Shown> | readonly Beat<Shown>[])[]
): readonly Beat<Shown>[] {
  const beats: Beat<Shown>[] = [];
  for (const part of parts) beats.push(...[part(beats.at(-1)?.shown ?? start)].flat());
  return beats;
}
