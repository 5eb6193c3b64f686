import { valueOfArtifacts } from '../answers/wealth.ts';
import type { ExplorerView, View } from '../view/shapes.ts';

/** What both languages read off a view before they put it into words. */

/** Those inside who have not chosen yet. */
export const awaitedIn = (view: View): readonly number[] =>
  view.explorers.flatMap(({ inside, chosen }, seat) => (view.choosing && inside && !chosen ? [seat] : []));

export const ownOf = ({ viewer, explorers }: View): ExplorerView | undefined =>
  viewer === 'spectator' ? undefined : explorers[viewer];

export interface Ranked {
  readonly place: number;
  readonly seat: number;
  readonly wealth: number;
  readonly inTent: number;
  readonly inArtifacts: number;
}

/** Winners first, all others by wealth; equals share a place. Empty while the game runs. */
export function rankingOf({ final, explorers }: View): readonly Ranked[] {
  if (final === null) return [];
  const standings = explorers.map(({ artifacts }, seat) => {
    const wealth = final.scores[seat] ?? 0;
    const inArtifacts = valueOfArtifacts(artifacts);
    const won = final.winners.some((winner) => winner === seat);
    return { seat, won, wealth, inArtifacts, inTent: wealth - inArtifacts };
  });
  return standings
    .map(({ won, ...one }) => {
      const ahead = standings.filter((other) => (other.won !== won ? other.won : other.wealth > one.wealth));
      return { place: ahead.length + 1, ...one };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** IG-16 with IG-E2 and IG-E3: does a tie in wealth go to whoever has more artifacts? */
export const artifactsBreakTies = ({ options }: View): boolean =>
  options.edition === 'incan-gold' || options.edition === 'modern';
