import type { OpenDecision, Tip } from '@quri/words';
import { volcanoChance } from '../answers/odds.ts';
import { strengthOf, strongestAt } from '../answers/strength.ts';
import { isVolcano } from '../answers/terrain.ts';
import { countOf } from '../answers/treasures.ts';
import type { View } from '../view/shapes.ts';
import type { Hex, Intent } from '../vocabulary.ts';
import type { TipId } from './words.en.ts';

type TikalTip = Tip<View, Intent, TipId>;
type Decision = OpenDecision<View, Intent>;

/** A line for whoever has something to choose. */
const tip = (id: TipId, rule: string, matters: (decision: Decision) => boolean): TikalTip => ({
  id,
  rule,
  when: (decision) => decision.offers.length > 1 && matters(decision),
});

const acts = ({ view }: Decision): boolean => view.phase === 'acting';

const isOffered = ({ offers }: Decision, type: Intent['type']): boolean => offers.some((one) => one.type === type);

/** Is it as strong there as somebody else, and nobody stronger? */
const isTied = (view: View, seat: number, hex: Hex): boolean => {
  const own = strengthOf(view, hex, seat);
  return (
    own > 0 &&
    strongestAt(view, hex) === null &&
    view.expeditions.every((_, other) => strengthOf(view, hex, other) <= own)
  );
};

const hasTie = ({ view, seat }: Decision): boolean =>
  view.hexes.some((explored, hex) => explored?.value && explored.guard === null && isTied(view, seat, hex));

/** A temple worth keeping, and no leader to lose there. */
const canGuard = ({ view, seat, offers }: Decision): boolean =>
  offers.some(
    (one) =>
      one.type === 'placeGuard' && (view.hexes[one.hex]?.value ?? 0) >= 4 && view.expeditions[seat]?.leader !== one.hex,
  );

const makesPair = ({ view, seat, offers }: Decision): boolean =>
  offers.some((one) => one.type === 'exchangeTreasure' && countOf(view, seat, one.take) === 1);

/** Few tiles are left for each player. */
const endsSoon = ({ view }: Decision): boolean => view.tiles.length <= 2 * view.expeditions.length;

/** A camp beside the base camp saves little. */
const NEAR_CAMP: Hex = 8;

/** In the order in which they are tried. */
export const tips: readonly TikalTip[] = [
  tip('bonusTurn', 'TK-14', (decision) => acts(decision) && decision.view.turn.kind === 'bonus'),
  tip('volcanoTile', 'TK-4', ({ view }) => view.phase === 'placing' && view.tile !== null && isVolcano(view.tile)),
  tip('turnTile', 'TK-2', ({ view }) => view.phase === 'placing' && view.tile !== null && !isVolcano(view.tile)),
  tip('bid', 'TK-A1', ({ view }) => view.phase === 'bidding'),
  tip('leader', 'TK-C1', (decision) => acts(decision) && decision.view.expeditions[decision.seat]?.leader === 'supply'),
  tip('endsSoon', 'TK-16', (decision) => acts(decision) && endsSoon(decision)),
  tip(
    'volcanoSoon',
    'TK-C5',
    (decision) => acts(decision) && volcanoChance(decision.view, decision.view.expeditions.length) > 0.3,
  ),
  tip('tie', 'TK-15', (decision) => acts(decision) && hasTie(decision)),
  tip('pair', 'TK-10', makesPair),
  tip('guard', 'TK-12', canGuard),
  tip('dig', 'TK-8', (decision) => isOffered(decision, 'excavate')),
  tip('camp', 'TK-11', ({ offers }) => offers.some((one) => one.type === 'pitchCamp' && one.hex !== NEAR_CAMP)),
  tip('lastPoint', 'TK-5', (decision) => decision.view.turn.actionPoints === 1 && isOffered(decision, 'bringFigure')),
];
