import { incanGold } from '../../games/incan-gold/src/game.ts';
import { defaultOptions, type Luck, luckDice, luckFrom, playout } from '../../packages/kernel/src/index.ts';

/** The real engine, playing whole random games of Incan Gold: what bots, server and tests run on. */
export function realGames(players: number, luck: Luck): { play(): readonly number[]; decisions(): number } {
  const options = defaultOptions(incanGold.meta.options, players);
  const dice = luckDice(luck);
  let decisions = 0;
  return {
    play: () =>
      playout(incanGold, incanGold.blank(players, options), dice, (_state, _seat, offers) => {
        decisions++;
        return offers[luck.below(offers.length)] as (typeof offers)[number];
      }).scores,
    decisions: () => decisions,
  };
}

export { luckFrom };
