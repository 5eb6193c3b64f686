import { frozen, type Luck, memoryOf, pick, type Seat, type Shape, type Step, type Table } from '@quri/kernel';
import type { Playable } from '@quri/shelf';
import type { LocalSeat } from './wire.ts';

/** The bots at a local table, each with what a person in its seat would know. */
export interface BotsAt {
  isBot(seat: Seat): boolean;
  /** To be told of every step, once it is part of the table. */
  hear(step: Step): void;
  choose(seat: Seat): Shape['intent'];
}

const MS_TO_THINK = 300;

export function botsAt(table: Table, { bots }: Playable, seats: readonly LocalSeat[], luck: Luck): BotsAt {
  const { game, opening, options } = table;
  const memories = new Map<number, Shape['memory']>();
  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  seats.forEach((one, n) => {
    if (one.kind === 'bot') memories.set(n, memoryOf(table, n as Seat));
  });
  return {
    isBot,
    hear: (step) => {
      for (const [n, memory] of memories) {
        const seat = n as Seat;
        if (step.entry.kind === 'takenBack') memories.set(n, memoryOf(table, seat));
        else game.remember(memory, step.seen[n] ?? [], game.project(frozen(step.state), seat));
      }
    },
    choose: (seat) => {
      const sitting = seats[seat];
      const bot = sitting?.kind === 'bot' ? bots.find(({ id }) => id === sitting.level) : undefined;
      const memory = memories.get(seat);
      const offers = game.legal(frozen(table.state), seat);
      if (bot === undefined || memory === undefined) return pick(luck, offers);
      const view = game.project(frozen(table.state), seat);
      const { players } = opening;
      return bot.choose({ seat, players, options, view, memory: frozen(memory), offers, luck, ms: MS_TO_THINK });
    },
  };
}
