import { at, type BotQuestion, type Frozen, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import { dayValues } from './day.ts';
import type { Evaluation } from './evaluation.ts';
import { packFaces } from './faces.ts';
import { facesKnownBy, knownTableIn, knownTableOf } from './known-table.ts';
import { nightValues } from './night.ts';

/** The value of each offer one step ahead, from what is seen and remembered. */
export function valuesOf(by: Evaluation, asked: BotQuestion<GoldRaiders>): number[] {
  const { seat, view, memory, offers } = asked;
  if (view.phase === 'night') return nightValues(by, knownTableOf(asked), offers);
  const stackAt = (place: number) => packFaces(memory.rows[seat]?.[place]?.faces ?? []);
  return dayValues(by, stackAt, view.raiders[seat]?.at === view.options.trail, offers);
}

/** The same in a world that was imagined, from what this seat knows in it. */
export function valuesIn(by: Evaluation, world: Frozen<State>, seat: Seat, offers: readonly Intent[]): number[] {
  if (world.stage === 'night') return nightValues(by, knownTableIn(world, seat), offers);
  const raider = at(world.raiders, seat);
  const stackAt = (place: number) => facesKnownBy(at(raider.stacks, place), seat);
  return dayValues(by, stackAt, raider.at === world.options.trail, offers);
}
