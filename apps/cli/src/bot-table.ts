import { isRandom } from '@quri/bot-kit/arena';
import {
  type Bot,
  frozen,
  type Game,
  type Luck,
  memoryOf,
  pick,
  type Seat,
  type Shape,
  type Step,
  type Table,
} from '@quri/kernel';

/** Bots at a table. Their memories go along with every step; only a take-back has them read the log again. */
export interface BotTable {
  hear(step: Step): void;
  choose(seat: Seat): Shape['intent'];
}

export function botsAt(table: Table, bots: ReadonlyMap<Seat, Bot>, luck: Luck, ms: number): BotTable {
  const { game, opening, options } = table;
  const { players } = opening;
  const memories = new Map<Seat, Shape['memory']>();
  for (const [seat, bot] of bots) if (!isRandom(bot)) memories.set(seat, memoryOf(table, seat));
  return {
    hear: (step) => {
      for (const [seat, memory] of memories) {
        if (step.entry.kind === 'takenBack') memories.set(seat, memoryOf(table, seat));
        else game.remember(memory, step.seen[seat] ?? [], game.project(frozen(step.state), seat));
      }
    },
    choose: (seat) => {
      const bot = bots.get(seat);
      const memory = memories.get(seat);
      const offers = game.legal(frozen(table.state), seat);
      if (bot === undefined || memory === undefined) return pick(luck, offers);
      return bot.choose({
        seat,
        players,
        options,
        view: viewOf(game, table, seat),
        memory: frozen(memory),
        offers,
        luck,
        ms,
      });
    },
  };
}

const viewOf = (game: Game, table: Table, seat: Seat): Shape['view'] => game.project(frozen(table.state), seat);
