import type { ExplorerView, View } from '../view/shapes.ts';

/** What both languages read off a view before they put it into words. */

/** Those inside who have not chosen yet. */
export const awaitedIn = (view: View): readonly number[] =>
  view.explorers.flatMap(({ inside, chosen }, seat) => (view.choosing && inside && !chosen ? [seat] : []));

export const ownOf = ({ viewer, explorers }: View): ExplorerView | undefined =>
  viewer === 'spectator' ? undefined : explorers[viewer];

/** IG-16 with IG-E2 and IG-E3: does a tie in wealth go to whoever has more artifacts? */
export const artifactsBreakTies = ({ options }: View): boolean =>
  options.edition === 'incan-gold' || options.edition === 'modern';
