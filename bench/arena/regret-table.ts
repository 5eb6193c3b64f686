import { type CampChance, guarded } from '../../games/incan-gold/src/bot/position-bot.ts';
import { traitsOf } from '../../games/incan-gold/src/bot/traits.ts';
import { FastRng } from './fast-rng.ts';
import { FastTable } from './fast-table.ts';

interface Cell {
  /** What each choice would have won more than what was played; never below none. */
  camp: number;
  torch: number;
  /** Of all chances of camp so far, the later ones counting for more. */
  sum: number;
  counted: number;
}

const PLAYERS = 4;
const SAMPLED = 0.15;

const chanceOf = ({ camp, torch }: Cell): number => (camp + torch > 0 ? camp / (camp + torch) : 0.5);

/** Regret matching against itself over a table of traits: what it played on average, by position. */
export function regretChance(seed: number, games: number): CampChance {
  const cells = new Map<string, Cell>();
  const cellOf = (traits: string): Cell => {
    const cell = cells.get(traits) ?? { camp: 0, torch: 0, sum: 0, counted: 0 };
    cells.set(traits, cell);
    return cell;
  };
  const seated = new Array<CampChance>(PLAYERS).fill(guarded((position) => chanceOf(cellOf(traitsOf(position)))));
  const rng = new FastRng(seed);
  const table = new FastTable();
  const world = new FastTable();
  for (let game = 0; game < games; game++) {
    table.deal(PLAYERS, 'incan-gold', rng);
    while (!table.isOver) {
      for (let seat = 0; seat < PLAYERS; seat++) {
        if (!table.isInside(seat) || rng.fraction() >= SAMPLED) continue;
        const cell = cellOf(traitsOf(table.positionOf(seat)));
        const luck = rng.next();
        const camp = world.worth(table, seated, seat, 1, luck);
        const torch = world.worth(table, seated, seat, 0, luck);
        const chance = chanceOf(cell);
        const mean = chance * camp + (1 - chance) * torch;
        cell.camp = Math.max(0, cell.camp + camp - mean);
        cell.torch = Math.max(0, cell.torch + torch - mean);
        cell.sum += chance * game;
        cell.counted += game;
      }
      table.choose(table.leavers(seated, rng));
    }
  }
  return (position) => {
    const { sum, counted } = cells.get(traitsOf(position)) ?? { sum: 0, counted: 0 };
    return counted === 0 ? 0.5 : sum / counted;
  };
}
