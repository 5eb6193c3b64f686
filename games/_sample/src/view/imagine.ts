import { type Frozen, pick, type Rng, shuffled } from '@quri/kernel';
import { CHARMS, CHARMS_EACH } from '../components.ts';
import type { Player, State } from '../rules/state.ts';
import type { Charm } from '../vocabulary.ts';
import type { Memory } from './memory.ts';
import type { View } from './shapes.ts';

/** A full state behind a view: everybody else's charms are dealt anew from those the viewer has not seen. */
export function imagine(view: View, memory: Frozen<Memory>, rng: Rng): State {
  const known = new Set([...view.charms, ...memory.shown].map(({ id }) => id));
  const unseen = shuffled(
    rng,
    CHARMS.filter(({ id }) => !known.has(id)),
  );
  const another = (worn: Charm | null, wearing: boolean, purse: number): Player => {
    const charms = worn === null ? unseen.splice(0, CHARMS_EACH) : shuffled(rng, [worn, ...unseen.splice(0, 1)]);
    return { charms, worn: wearing ? (worn ?? pick(rng, charms)) : null, purse };
  };
  return {
    options: view.options,
    stage: view.stage,
    players: view.players.map(({ purse, wearing }, seat) => {
      if (seat === view.viewer) return { charms: [...view.charms], worn: view.worn, purse };
      return another(memory.shown[seat] ?? null, wearing, purse);
    }),
    turn: view.turn,
    turnsTaken: view.turnsTaken,
    pot: view.pot,
    drawn: [...view.drawn],
  };
}
