import { incanGold } from '../../games/incan-gold/src/game.ts';
import { defaultOptions, playout, type Rng, rngDice, seededRng } from '../../packages/kernel/src/index.ts';

/** The real engine, playing whole random games of Incan Gold: what bots, server and tests run on. */
export function realGames(players: number, rng: Rng): { play(): readonly number[]; decisions(): number } {
  const options = defaultOptions(incanGold.meta.options, players);
  const dice = rngDice(rng);
  let decisions = 0;
  return {
    play: () =>
      playout(incanGold, incanGold.blank(players, options), dice, (_state, _seat, offers) => {
        decisions++;
        return offers[rng.below(offers.length)] as (typeof offers)[number];
      }).scores,
    decisions: () => decisions,
  };
}

export { seededRng };
