import { at, nextSeat, unreachable } from '@quri/kernel';
import { charmOf, tokenOf } from '../components.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function evolve(s: State, event: Event): void {
  switch (event.type) {
    case 'charmsDealt':
      at(s.players, event.seat).charms = event.charms.map(charmOf);
      return;
    case 'wearingBegun':
      s.stage = 'wearing';
      return;
    case 'charmWorn':
      at(s.players, event.seat).worn = charmOf(event.charm);
      return;
    case 'dippingBegun':
      s.stage = 'dipping';
      return;
    case 'dipped':
      s.stage = 'drawing';
      return;
    case 'coinDrawn': {
      const token = tokenOf(event.token);
      s.drawn.push(token);
      s.pot += token.coin ?? 0;
      s.stage = 'dipping';
      return;
    }
    case 'ratDrawn':
      return endTurn(s);
    case 'stopped':
      at(s.players, event.seat).purse += event.kept;
      return endTurn(s);
    case 'charmsShown':
      s.stage = 'over';
      return;
    default:
      return unreachable(event);
  }
}

/** SA-5, SA-6 */
function endTurn(s: State): void {
  s.pot = 0;
  s.drawn = [];
  s.turnsTaken++;
  s.turn = nextSeat(s.turn, s.players.length);
  s.stage = s.turnsTaken === s.options.turns * s.players.length ? 'showing' : 'dipping';
}
