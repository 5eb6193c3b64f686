import { deepStrictEqual } from 'node:assert';
import { positionIn } from '../../games/incan-gold/src/bot/position.ts';
import { ARTIFACT_CARDS, QUEST_DECK } from '../../games/incan-gold/src/components.ts';
import { incanGold } from '../../games/incan-gold/src/game.ts';
import { CHOICES, COPIES_OF_HAZARD, EDITIONS } from '../../games/incan-gold/src/vocabulary.ts';
import { winShares } from '../../packages/bot-kit/src/payoff.ts';
import { advance, apply, at, type Dice, frozen, seats } from '../../packages/kernel/src/index.ts';
import { optionsFor } from './company.ts';
import { FastRng } from './fast-rng.ts';
import { FastTable } from './fast-table.ts';

const CARDS = [...QUEST_DECK, ...ARTIFACT_CARDS];

/** Plays random games by the rules and on the fast table, with the same cards and choices; throws where they differ. */
export function checkFastTable(games: number): void {
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(game);
    const edition = at(EDITIONS, game % EDITIONS.length);
    const players = 2 + rng.below(7);
    const order = Array.from({ length: 5 }, () =>
      CARDS.map((_, n) => ({ n, rank: rng.next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ n }) => n),
    );
    const state = incanGold.blank(players, optionsFor(players, edition));
    const came = order.map(() => 0);
    const dice: Dice = {
      draw: (address, from, id) => {
        const round = state.round;
        if (address === 'temple')
          return at(
            from.filter((card) => id(card) === at(ARTIFACT_CARDS, round).id),
            0,
          );
        if (address === 'start') return at(from, 0);
        for (;;) {
          const n = at(at(order, round - 1), came[round - 1] ?? 0);
          came[round - 1] = (came[round - 1] ?? 0) + 1;
          const card = at(CARDS, n);
          const isFace = (other: string): boolean =>
            card.kind === 'hazard' ? other.startsWith(card.hazard) : other === card.id;
          const out = state.removed.filter(
            ({ card: { hazard } }) => card.kind === 'hazard' && hazard === card.hazard,
          ).length;
          if (card.kind === 'hazard' && (n - 15) % COPIES_OF_HAZARD >= COPIES_OF_HAZARD - out) continue;
          const match = from.find((other) => isFace(id(other)));
          if (match !== undefined) return match;
        }
      },
    };
    const fast = new FastTable();
    fast.begin(
      players,
      edition,
      order.map((cards) => Int32Array.from(cards)),
    );
    advance(incanGold, state, dice);
    while (!fast.isOver) {
      let leaving = 0;
      for (const seat of incanGold.awaited(frozen(state))) {
        deepStrictEqual({ ...fast.positionOf(seat) }, positionIn(frozen(state), seat));
        if (rng.fraction() < 0.15) leaving |= 1 << seat;
      }
      for (const seat of incanGold.awaited(frozen(state))) {
        const choice = at(CHOICES, (leaving >> seat) & 1);
        apply(incanGold, state, seat, { type: 'choose', choice }, dice);
      }
      fast.choose(leaving);
    }
    const outcome = incanGold.outcome(frozen(state));
    const shares = seats(players).map((seat) => fast.shareOf(seat));
    deepStrictEqual(shares, outcome && winShares(outcome, players));
  }
}
