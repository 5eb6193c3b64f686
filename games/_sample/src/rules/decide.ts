import { type Frozen, ok, type Result, refused, type Seat, seats, seatsIn, unreachable } from '@quri/kernel';
import { CHARMS } from '../components.ts';
import type { CharmId, Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const DIP: Intent = Object.freeze({ type: 'dip' });
const STOP: Intent = Object.freeze({ type: 'stop' });

export function awaited(s: Frozen<State>): readonly Seat[] {
  if (s.stage === 'dipping') return seatsIn(1 << s.turn);
  if (s.stage !== 'wearing') return [];
  return seats(s.players.length).filter((seat) => s.players[seat]?.worn === null);
}

export function legal(s: Frozen<State>, by: Seat): readonly Intent[] {
  if (s.stage === 'wearing') return (s.players[by]?.charms ?? []).map(({ id }) => ({ type: 'wear', charm: id }));
  if (s.stage !== 'dipping' || s.turn !== by) return [];
  return s.pot > 0 ? [DIP, STOP] : [DIP];
}

export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, charm, ...rest } = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return undefined;
  if (type === 'wear') return CHARMS.some(({ id }) => id === charm) ? { type, charm: charm as CharmId } : undefined;
  if (charm !== undefined) return undefined;
  return type === 'dip' ? DIP : type === 'stop' ? STOP : undefined;
}

export function decide(s: Frozen<State>, by: Seat, intent: Intent): Result<readonly Event[], Refusal> {
  if (s.stage === 'over') return refused({ code: 'gameOver', rule: 'SA-7' });
  switch (intent.type) {
    case 'wear':
      return wear(s, by, intent.charm);
    case 'dip': {
      const wrong = notTheirTurn(s, by);
      // The token itself is chance, so it is `proceed` that draws it.
      return wrong === undefined ? ok([{ type: 'dipped', seat: by }]) : refused(wrong);
    }
    case 'stop': {
      const wrong = notTheirTurn(s, by);
      if (wrong !== undefined) return refused(wrong);
      if (s.pot === 0) return refused({ code: 'nothingInPot', rule: 'SA-4' });
      return ok([{ type: 'stopped', seat: by, kept: s.pot }]);
    }
    default:
      return unreachable(intent);
  }
}

function wear(s: Frozen<State>, by: Seat, charm: CharmId): Result<readonly Event[], Refusal> {
  if (s.stage !== 'wearing') return refused({ code: 'allAreWorn', rule: 'SA-2' });
  const own = s.players[by]?.charms.some(({ id }) => id === charm);
  return own ? ok([{ type: 'charmWorn', seat: by, charm }]) : refused({ code: 'notYourCharm', rule: 'SA-2' });
}

function notTheirTurn(s: Frozen<State>, by: Seat): Refusal | undefined {
  if (s.stage !== 'dipping') return { code: 'wearFirst', rule: 'SA-2' };
  return s.turn === by ? undefined : { code: 'notYourTurn', rule: 'SA-3' };
}
