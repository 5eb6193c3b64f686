import { type Frozen, ok, type Result, refused, type Seat, seatsIn } from '@quri/kernel';
import { CHOICES, type Choice, type Intent, type Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const OFFERS: readonly Intent[] = Object.freeze(
  CHOICES.map((choice) => Object.freeze({ type: 'choose' as const, choice })),
);
const NO_OFFERS: readonly Intent[] = [];

/** A choice is the same few facts over and over; they are made once. */
const CHOSEN: Readonly<Record<Choice, readonly Result<readonly Event[], Refusal>[]>> = {
  torch: chosen('torch'),
  camp: chosen('camp'),
};

/** Those inside who have not chosen yet. */
export function awaited(s: Frozen<State>): readonly Seat[] {
  if (s.undecided === 0) return seatsIn(0);
  let mask = 0;
  for (let i = 0; i < s.explorers.length; i++) {
    const explorer = s.explorers[i];
    if (explorer?.inside && explorer.choice === null) mask |= 1 << i;
  }
  return seatsIn(mask);
}

/** IG-4: whoever is inside may choose, and choose again until the last choice is in. */
export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  return s.stage === 'choosing' && s.explorers[by]?.inside ? OFFERS : NO_OFFERS;
}

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  if (s.stage === 'over') return refused({ code: 'gameOver', rule: 'IG-16' });
  if (s.stage !== 'choosing') return refused({ code: 'notNow', rule: 'IG-5' });
  if (!s.explorers[by]?.inside) return refused({ code: 'notInside', rule: 'IG-12' });
  return CHOSEN[intent.choice][by] as Result<readonly Event[], Refusal>;
}

/** Reads a choice from outside. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, choice, ...rest } = raw as Readonly<Record<string, unknown>>;
  if (type !== 'choose' || Object.keys(rest).length > 0) return undefined;
  return OFFERS.find((offer) => offer.choice === choice);
}

function chosen(choice: Choice): readonly Result<readonly Event[], Refusal>[] {
  return seatsIn(255).map((seat) => ok([{ type: 'choiceMade' as const, seat, choice }]));
}
