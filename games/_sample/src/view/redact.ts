import { type Audience, type Frozen, unreachable, type Viewer } from '@quri/kernel';
import { charmOf, tokenOf } from '../components.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import type { Seen } from './shapes.ts';

export function redact(_before: Frozen<State>, event: Event, viewer: Viewer): Seen | undefined {
  switch (event.type) {
    case 'charmsDealt':
      return event.seat === viewer ? { type: event.type, charms: event.charms.map(charmOf) } : undefined;
    case 'charmWorn':
      return {
        type: event.type,
        seat: event.seat,
        ...(event.seat === viewer && { charm: charmOf(event.charm) }),
      };
    case 'coinDrawn':
    case 'ratDrawn':
      return { type: event.type, seat: event.seat, token: tokenOf(event.token) };
    case 'stopped':
      return { type: event.type, seat: event.seat, kept: event.kept };
    case 'charmsShown':
      return { type: event.type, worn: event.worn.map(charmOf) };
    case 'dippingBegun':
      return { type: event.type };
    case 'wearingBegun':
    case 'dipped':
      return undefined;
    default:
      return unreachable(event);
  }
}

/** A hand tells its owner something, the showdown everybody; a drawn token comes from a bag whose contents are known. */
export function reveals(event: Event): Audience {
  if (event.type === 'charmsDealt') return [event.seat];
  return event.type === 'charmsShown' ? 'all' : 'none';
}

/** All charms are spelled with as many letters, so nothing that is sent falls short of anything. */
export const shortfall = { seen: (): number => 0, view: (): number => 0 };
