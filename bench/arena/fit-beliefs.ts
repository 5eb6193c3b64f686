import { circumstancesOf } from '../../games/gold-raiders/src/bot/beliefs.ts';
import { FULL_DECK } from '../../games/gold-raiders/src/components.ts';
import { bots } from '../../games/gold-raiders/src/engine.ts';
import type { GoldRaiders } from '../../games/gold-raiders/src/game.ts';
import { unseenCards } from '../../games/gold-raiders/src/view/imagine.ts';
import { CARDS } from '../../games/gold-raiders/src/vocabulary.ts';
import { match } from '../../games/gold-raiders/test/bot-match.ts';
import { at, type Bot, seededRng } from '../../packages/kernel/src/index.ts';

/** A hidden card: the rows of the table that speak of it, how many of each face were left for it, and which it was. */
interface Observation {
  readonly rows: readonly number[];
  readonly left: readonly number[];
  readonly face: number;
}

/** Of the questions of a Night this share is looked at, and all by Day: questions of one Night are much alike. */
const LOOKED_AT = 0.25;

/** Hidden cards in games among copies of a bot, as each asked seat sees them. */
export function observe(id: string, players: number, games: number, seed: string): readonly Observation[] {
  const bot = bots.find((other) => other.id === id) as Bot<GoldRaiders>;
  const observations: Observation[] = [];
  const rng = seededRng(seed);
  for (let n = 0; n < games; n++) {
    match(
      Array.from({ length: players }, () => bot),
      `${seed}/${n}`,
      {},
      ({ view, memory }, _, state) => {
        if (view.phase === 'night' && rng.fraction() > LOOKED_AT) return;
        const left = CARDS.map(() => 0);
        const change = (face: number, by: number): void => {
          left[face] = at(left, face) + by;
        };
        for (const card of unseenCards(FULL_DECK, view, memory)) change(CARDS.indexOf(card), 1);
        memory.rows.forEach((row, owner) => {
          row.forEach((stack, place) => {
            const { cards } = at(at(state.raiders, owner).stacks, place);
            stack.faces.forEach((known, i) => {
              if (known !== null) return;
              const face = CARDS.indexOf(at(cards, i));
              observations.push({ rows: circumstancesOf(stack, cards.slice(0, i), owner), left: left.slice(), face });
              change(face, -1);
            });
          });
        });
      },
    );
  }
  return observations;
}

const STEPS = 150;
const RATE = 0.3;

/** The table of weights that makes what was seen likeliest: gradient descent (AdaGrad), drawn a little towards nothing. */
export function fitted(observations: readonly Observation[]): number[][] {
  const rows = 1 + observations.reduce((most, observation) => Math.max(most, ...observation.rows), 0);
  const zeros = (): number[][] => Array.from({ length: rows }, () => CARDS.map(() => 0));
  const table = zeros();
  const squares = zeros();
  for (let step = 0; step < STEPS; step++) {
    const slopes = table.map((weights) => weights.slice());
    for (const { rows: speaking, left, face } of observations) {
      const likely = left.map(
        (count, f) => count * Math.exp(speaking.reduce((sum, row) => sum + at(at(table, row), f), 0)),
      );
      const all = likely.reduce((sum, weight) => sum + weight, 0);
      for (const row of speaking) {
        const slope = at(slopes, row);
        likely.forEach((weight, f) => {
          slope[f] = at(slope, f) + weight / all - (f === face ? 1 : 0);
        });
      }
    }
    slopes.forEach((slope, row) => {
      slope.forEach((value, f) => {
        const square = at(at(squares, row), f) + value * value;
        at(squares, row)[f] = square;
        at(table, row)[f] = at(at(table, row), f) - (RATE * value) / Math.sqrt(square + 1e-8);
      });
    });
  }
  return table.map((weights) => weights.map((weight) => Number(weight.toFixed(2))));
}
