import type { View } from '../../view/shapes.ts';
import type { Intent } from '../../vocabulary.ts';
import type { Step } from './steps.ts';

type Owner = Extract<Intent, { type: 'peek' }>['owner'];

/** What somebody wants who taps a closed stack that cannot be chosen now; null where that would be a guess. */
export function wantedFrom(view: View, taken: readonly Step[], owner: number, place: number): Intent | null {
  if (view.viewer === 'spectator' || view.final !== null || !isSeated(view, owner)) return null;
  if (taken.length > 0) {
    const last = taken.at(-1);
    const steals = last?.ask === 'use' && last.use === 'effect' && last.card === 'steal';
    return steals ? { type: 'steal', owner, place, onto: 'new' } : null;
  }
  if (owner === view.viewer) return { type: 'revealStack', place };
  // Whoever holds a Recon may peek, once it is chosen.
  return view.phase === 'night' && !(view.turn === view.viewer && view.hand.includes('recon'))
    ? { type: 'peek', owner, place }
    : null;
}

const isSeated = ({ raiders }: View, seat: number): seat is Owner => raiders[seat] !== undefined;
