import {
  type Asked,
  asList,
  type Bot,
  frozen,
  isGameEntry,
  type Luck,
  memoryOf,
  offersAt,
  type Seat,
  type Shape,
  type Step,
  type Table,
} from '@quri/kernel';

/** What a bot is asked: what a person in its seat has, and nothing else. */
export type BotJob = Pick<Asked, 'seat' | 'players' | 'options' | 'view' | 'memory' | 'offers'>;

/** What each bot remembers: rebuilt from the log when it is first asked, then grown with every step. */
export interface Memories {
  of(seat: Seat): Shape['memory'];
  hear(step: Step): void;
  forget(): void;
}

export function memoriesAt(table: Table): Memories {
  const known = new Map<Seat, Shape['memory']>();
  return {
    of: (seat) => {
      const memory = known.get(seat) ?? memoryOf(table, seat);
      known.set(seat, memory);
      return memory;
    },
    hear: (step) => {
      // Nobody remembers what was taken back, and what happens to the table is no part of the game.
      if (step.entry.kind === 'takenBack') known.clear();
      if (!isGameEntry(step.entry)) return;
      for (const [seat, memory] of known)
        table.game.remember(memory, step.seen[seat] ?? [], table.game.project(frozen(step.state), seat));
    },
    forget: () => known.clear(),
  };
}

export const jobFor = (table: Table, memories: Memories, seat: Seat): BotJob => ({
  seat,
  players: table.opening.players,
  options: table.options,
  view: table.game.project(frozen(table.state), seat),
  memory: frozen(memories.of(seat)),
  offers: offersAt(table, seat),
});

/** The first seat the table waits for that a bot plays; nobody is asked while it stands still or once it was ended. */
export const botToMove = ({ game, state, paused, ended }: Table, isBot: (seat: Seat) => boolean): Seat | undefined =>
  paused || ended !== null ? undefined : game.awaited(frozen(state)).find(isBot);

/** Lets a bot in this thread answer. */
export const chooseBy = (
  bot: Bot,
  job: BotJob,
  terms: { readonly luck: Luck; readonly ms: number; now(): number },
): readonly Shape['intent'][] =>
  asList(bot.choose({ ...job, luck: terms.luck, ms: bot.ms ?? terms.ms, now: terms.now }));
