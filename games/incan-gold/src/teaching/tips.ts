import type { Tip } from '@quri/words';
import { hazardsMet } from '../answers/hazards.ts';
import { countInside, gemsOnPath } from '../answers/shares.ts';
import type { View } from '../view/shapes.ts';
import { type Intent, ROUNDS } from '../vocabulary.ts';

/** What the tips look at, worked out from the view of a seat that has a choice. */
interface Situation {
  readonly view: View;
  readonly beside: number;
  readonly inside: number;
  /** Kinds of hazards that would end the round if they came again. */
  readonly deadly: number;
  readonly artifacts: boolean;
}

/** So many gems beside a tent are much to lose. */
const MUCH = 10;

const TIPS = [
  tip('last-round', 'IG-16', ({ view }) => view.round === ROUNDS),
  tip('alone-with-artifact', 'IG-11', ({ inside, artifacts }) => inside === 1 && artifacts),
  tip('artifact', 'IG-11', ({ inside, artifacts }) => inside > 1 && artifacts),
  tip('two-hazards', 'IG-8', ({ deadly }) => deadly === 2),
  tip('much-to-lose', 'IG-10', ({ beside, deadly }) => beside >= MUCH && deadly > 0),
  tip('alone', 'IG-6', ({ inside, artifacts }) => inside === 1 && !artifacts),
  tip(
    'nothing-to-lose',
    'IG-8',
    ({ view, beside, deadly }) => beside === 0 && gemsOnPath(view.path) <= 1 && deadly > 0,
  ),
  tip('warning', 'IG-8', ({ deadly }) => deadly > 0),
  tip('on-the-path', 'IG-9', ({ view }) => gemsOnPath(view.path) > 0),
  tip('no-hazard', 'IG-8', ({ view }) => !view.path.some(({ card }) => card.kind === 'hazard')),
  tip('rarer', 'IG-8', ({ view }) => view.removed.length > 0),
  tip('change', 'IG-4', ({ view }) => view.choice !== null),
];

export type TipId = (typeof TIPS)[number]['id'];

export const tips: readonly Tip<View, Intent, TipId>[] = TIPS;

function tip<Id extends string>(
  id: Id,
  rule: string,
  matters: (situation: Situation) => boolean,
): Tip<View, Intent, Id> {
  return {
    id,
    rule,
    when: ({ view, seat, offers }) => {
      const own = view.explorers[seat];
      if (own === undefined || offers.length < 2) return false;
      return matters({
        view,
        beside: own.beside,
        inside: countInside(view.explorers),
        deadly: hazardsMet(view).deadly.length,
        artifacts: view.path.some(({ card }) => card.kind === 'artifact'),
      });
    },
  };
}
