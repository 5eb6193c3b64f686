import { at, type BotQuestion, type Frozen, type Seat } from '@quri/kernel';
import type { GoldRaiders } from '../game.ts';
import type { State } from '../rules/state.ts';
import type { Intent } from '../vocabulary.ts';
import type { Evaluation } from './evaluation.ts';
import { digitOf, digitsOf, type Faces, packFaces, UNKNOWN } from './faces.ts';
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

const BANDITS = digitOf('bandits');

/** What each of these offers is worth by Day, given the stack in each place; to end the turn is worth nothing. */
function dayValues(
  { expected }: Evaluation,
  stackAt: (place: number) => Faces,
  atTemple: boolean,
  offers: readonly Intent[],
): number[] {
  return offers.map((offer) => {
    if (offer.type !== 'revealStack') return 0;
    const faces = stackAt(offer.place);
    return atTemple ? valueAtTemple(faces) : expected(faces);
  });
}

/** At the temple only what is sure to be safe is worth showing: its miles may break a tie (GR-18). */
function valueAtTemple(faces: Faces): number {
  return digitsOf(faces).some((digit) => digit === UNKNOWN || digit === BANDITS) ? -1 : 1;
}
