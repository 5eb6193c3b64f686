import { at, type Frozen, ok, type Result, refused, type Seat } from '@quri/kernel';
import { spacesOf } from '../../answers/stack-count.ts';
import { spaceAfter } from '../../answers/trail.ts';
import type { Refusal } from '../../vocabulary.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

type Decided = Result<readonly Event[], Refusal>;

/** GR-10 */
export function revealStack(s: Frozen<State>, by: Seat, place: number): Decided {
  const wrong = notTheirs(s, by);
  if (wrong !== undefined) return refused(wrong);
  const raider = at(s.raiders, by);
  const stack = raider.stacks[place];
  if (stack === undefined) return refused({ code: 'noStackThere', rule: 'GR-10', owner: by, place });
  if (stack.open) return refused({ code: 'alreadyOpen', rule: 'GR-10', place });
  const to = spaceAfter(raider.at, spacesOf(stack.cards), s.options.trail);
  return ok([{ type: 'stackRevealed', seat: by, place, to }]);
}

export function endTurn(s: Frozen<State>, by: Seat): Decided {
  const wrong = notTheirs(s, by);
  return wrong === undefined ? ok([{ type: 'dayTurnEnded', seat: by }]) : refused(wrong);
}

/** GR-10: whoever has nothing left to reveal is not asked. */
export function passIfNothingLeft(s: Frozen<State>): readonly Event[] {
  const { stacks } = at(s.raiders, s.turn);
  return stacks.every(({ open }) => open) ? [{ type: 'dayTurnEnded', seat: s.turn }] : [];
}

function notTheirs(s: Frozen<State>, by: Seat): Refusal | undefined {
  if (s.stage !== 'day') return { code: 'onlyByDay', rule: 'GR-10' };
  return s.turn === by ? undefined : { code: 'notYourTurn', rule: 'GR-10', turn: s.turn };
}
