import { type Frozen, ok, type Result, refused, type Seat, seats } from '@quri/kernel';
import { MOST_PLAYERS, type Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { spaceAfter, spacesOf } from './reading.ts';
import type { Raider, State } from './state.ts';

type Decided = Result<readonly Event[], Refusal>;

/** By seat, made once. */
const TURN_ENDED: readonly (readonly Event[])[] = seats(MOST_PLAYERS).map((seat) => [{ type: 'dayTurnEnded', seat }]);
const NOTHING: readonly Event[] = [];

/** GR-10 */
export function revealStack(s: Frozen<State>, by: Seat, place: number): Decided {
  const wrong = notTheirs(s, by);
  if (wrong !== undefined) return refused(wrong);
  const { at, stacks } = s.raiders[by] as Frozen<Raider>;
  const stack = stacks[place];
  if (stack === undefined) return refused({ code: 'noStackThere', rule: 'GR-10', owner: by, place });
  if (stack.open) return refused({ code: 'alreadyOpen', rule: 'GR-10', place });
  const to = spaceAfter(at, spacesOf(stack.cards), s.options.trail);
  return ok([{ type: 'stackRevealed', seat: by, place, to }]);
}

export function endTurn(s: Frozen<State>, by: Seat): Decided {
  const wrong = notTheirs(s, by);
  return wrong === undefined ? ok(TURN_ENDED[by] as readonly Event[]) : refused(wrong);
}

/** GR-10: whoever has nothing left to reveal is not asked. */
export function passIfNothingLeft(s: Frozen<State>): readonly Event[] {
  const { stacks } = s.raiders[s.turn] as Frozen<Raider>;
  for (let i = 0; i < stacks.length; i++) if (!stacks[i]?.open) return NOTHING;
  return TURN_ENDED[s.turn] as readonly Event[];
}

function notTheirs(s: Frozen<State>, by: Seat): Refusal | undefined {
  if (s.stage !== 'day') return { code: 'onlyByDay', rule: 'GR-10' };
  return s.turn === by ? undefined : { code: 'notYourTurn', rule: 'GR-10', turn: s.turn };
}
