import { type Frozen, ok, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import type { Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import { awaitedSeat } from './legal.ts';
import { endTurn } from './phases/blocking.ts';
import { layTile, pickStart } from './phases/setting-up.ts';
import { moveTile } from './phases/tiles.ts';
import { takePassage, takeStatue, walk } from './phases/walking.ts';
import type { State } from './state.ts';

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  const notNow = refusalOfMoment(s, by, intent);
  if (notNow !== null) return refused(notNow);
  switch (intent.type) {
    case 'pickStart':
      return pickStart(s, by, intent.cell);
    case 'layTile':
      return layTile(s, by, intent.pose);
    case 'moveTile':
      return moveTile(s, by, intent);
    case 'startWalking':
      return ok([{ type: 'walkingStarted', seat: by }]);
    case 'walk':
      return walk(s, by, intent.to);
    case 'takeStatue':
      return takeStatue(s, by);
    case 'takePassage':
      return takePassage(s, by, intent.to);
    case 'stopWalking':
      return ok([{ type: 'walkingStopped', seat: by }]);
    case 'endTurn':
      return endTurn(s, by, intent.blocker);
    default:
      return unreachable(intent);
  }
}

/** Is it this seat's turn, and the moment for such an intent? */
function refusalOfMoment(s: Frozen<State>, by: Seat, intent: Intent): Refusal | null {
  if (s.phase === 'over') return { code: 'gameOver', rule: s.final?.reason === 'escaped' ? 'IN-18' : 'IN-19' };
  const turn = awaitedSeat(s);
  if (turn === null) return { code: 'notNow', rule: 'IN-4' };
  if (turn !== by) return { code: 'notYourTurn', rule: ruleOfTurns(s.phase), turn };
  const { type } = intent;
  if (s.phase === 'pickingStart') return type === 'pickStart' ? null : { code: 'pickStartFirst', rule: 'IN-1' };
  if (type === 'pickStart') return { code: 'startsPicked', rule: 'IN-1' };
  if (s.phase === 'layingTile') return type === 'layTile' ? null : { code: 'layTileFirst', rule: 'IN-2' };
  if (type === 'layTile') return { code: 'tilesLaid', rule: 'IN-2' };
  return refusalOfPhase(s.phase, type);
}

function ruleOfTurns(phase: State['phase']): 'IN-1' | 'IN-2' | 'IN-4' {
  if (phase === 'pickingStart') return 'IN-1';
  return phase === 'layingTile' ? 'IN-2' : 'IN-4';
}

/** IN-16, IN-17: the phases of a turn come in their order. */
function refusalOfPhase(phase: State['phase'], type: Intent['type']): Refusal | null {
  switch (phase) {
    case 'movingTiles':
      return type === 'moveTile' || type === 'startWalking' ? null : { code: 'notWalkingYet', rule: 'IN-16' };
    case 'walking':
      if (type === 'endTurn') return { code: 'stillWalking', rule: 'IN-17' };
      return type === 'startWalking' ? { code: 'walkingStarted', rule: 'IN-16' } : null;
    default:
      return type === 'endTurn' ? null : { code: 'walkingStopped', rule: 'IN-17' };
  }
}
