import { type Frozen, ok, type Result, refused, type Seat, unreachable } from '@quri/kernel';
import { CHARMS } from '../components.ts';
import type { CharmId, Intent, Refusal } from '../vocabulary.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** Reads an intent from outside: exactly the fields it has, each with a value that exists. */
export function parse(raw: unknown): Intent | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type, charm, ...rest }: { readonly type?: unknown; readonly charm?: unknown } = raw;
  if (Object.keys(rest).length > 0) return undefined;
  if (type === 'wear') {
    const worn = CHARMS.find(({ id }) => id === charm);
    return worn === undefined ? undefined : { type, charm: worn.id };
  }
  return charm === undefined && (type === 'dip' || type === 'stop') ? { type } : undefined;
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
