import { type Dice, type Frozen, unreachable } from '@quri/kernel';
import type { Event } from './events.ts';
import { reveal } from './leaving.ts';
import { begin, end } from './rounds.ts';
import type { State } from './state.ts';
import { turn } from './turning.ts';

const NOTHING: readonly Event[] = [];

/** The next step that needs nobody's decision. */
export function proceed(s: Frozen<State>, dice: Dice): readonly Event[] {
  switch (s.stage) {
    case 'choosing':
      return reveal(s);
    case 'turning':
      return [turn(s, dice)];
    case 'betweenRounds':
      return [begin(s, dice)];
    case 'emptied':
    case 'struck':
      return [end(s, s.stage)];
    case 'over':
      return NOTHING;
    default:
      return unreachable(s.stage);
  }
}
