import type { Asked, Frozen, Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { Stack, State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import type { Appraisal } from './appraisal.ts';
import { dayValues } from './day.ts';
import { packed } from './faces.ts';
import { nightValues } from './night.ts';
import { outlookIn, outlookOf, seenBy } from './outlook.ts';

/** What each offer is worth one step ahead, to somebody who remembers perfectly. */
export function valuesOf(by: Appraisal, asked: Asked<GoldRaiders>): number[] {
  const { seat, view, memory, offers } = asked;
  if (view.phase === 'night') return nightValues(by, outlookOf(asked), offers);
  const stackAt = (place: number) => packed(memory.rows[seat]?.[place]?.faces ?? []);
  return dayValues(by, stackAt, view.raiders[seat]?.at === view.options.trail, offers);
}

/** The same in a world that was imagined, from what this seat knows in it. */
export function valuesIn(by: Appraisal, world: Frozen<State>, seat: Seat, offers: readonly Intent[]): number[] {
  if (world.stage === 'night') return nightValues(by, outlookIn(world, seat), offers);
  const raider = world.raiders[seat];
  const stackAt = (place: number) => seenBy(raider?.stacks[place] as Frozen<Stack>, seat);
  return dayValues(by, stackAt, raider?.at === world.options.trail, offers);
}
