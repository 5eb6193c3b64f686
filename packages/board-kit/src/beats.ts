import type { Beat, Sayable } from './staging.ts';

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

/** From the first beat of this name on, the action bar says this. */
export const saying = <Shown>(beats: readonly Beat<Shown>[], name: string, says: Sayable): readonly Beat<Shown>[] => {
  const from = beats.findIndex((one) => one.name === name);
  return beats.map((one, i) => (i === from ? { ...one, says } : one));
};
