import type { ExplorerView, View } from '../view/shapes.ts';
import { COPIES_OF_HAZARD, HAZARDS, type Hazard } from '../vocabulary.ts';

/** What both languages read off a view before they put it into words. */

/** Those inside who have not chosen yet. */
export const awaitedIn = (view: View): readonly number[] =>
  view.explorers.flatMap(({ inside, chosen }, seat) => (view.choosing && inside && !chosen ? [seat] : []));

export const ownOf = ({ viewer, explorers }: View): ExplorerView | undefined =>
  viewer === 'spectator' ? undefined : explorers[viewer];

export const gemsOnPath = ({ path }: View): number => path.reduce((sum, { gems }) => sum + gems, 0);

/** Hazards on the path: those another copy of which is still in the deck, and those that can strike no more (IG-8). */
export function hazardsOn(view: View): { readonly deadly: readonly Hazard[]; readonly spent: readonly Hazard[] } {
  const met = HAZARDS.filter((hazard) => onPath(view, hazard) > 0);
  const isDeadly = (hazard: Hazard): boolean => onPath(view, hazard) + removed(view, hazard) < COPIES_OF_HAZARD;
  return { deadly: met.filter(isDeadly), spent: met.filter((hazard) => !isDeadly(hazard)) };
}

const onPath = ({ path }: View, hazard: Hazard): number =>
  path.filter(({ card }) => card.kind === 'hazard' && card.hazard === hazard).length;

const removed = (view: View, hazard: Hazard): number =>
  view.removed.filter(({ card }) => card.hazard === hazard).length;

/** What somebody's artifacts are worth together. */
export const worthInArtifacts = ({ explorers }: View, seat: number): number =>
  explorers[seat]?.artifacts.reduce((sum, { value }) => sum + value, 0) ?? 0;

/** IG-16 with IG-E2 and IG-E3: does a tie in wealth go to whoever has more artifacts? */
export const artifactsBreakTies = ({ options }: View): boolean =>
  options.edition === 'incan-gold' || options.edition === 'modern';
