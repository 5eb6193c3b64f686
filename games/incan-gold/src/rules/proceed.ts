import { type Dice, type Frozen, unreachable } from '@quri/kernel';
import type { Event } from './events.ts';
import { reveal } from './phases/leaving.ts';
import { begin, end } from './phases/rounds.ts';
import { turn } from './phases/turning.ts';
import type { State } from './state.ts';

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
      return [];
    default:
      return unreachable(s.stage);
  }
}
