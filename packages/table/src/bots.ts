import {
  asList,
  at,
  type Bot,
  type BotQuestion,
  frozen,
  isPlayEntry,
  memoryOf,
  offersAt,
  ownMoves,
  type Rng,
  type Seat,
  type Shape,
  type Step,
  seats,
  type Table,
} from '@quri/kernel';

/** What a bot is asked: what a person in its seat has, and nothing else. */
export type BotJob = Pick<BotQuestion, 'seat' | 'players' | 'options' | 'view' | 'memory' | 'offers'>;

/** What each bot remembers: rebuilt from the log when it is first asked, then grown with every step. */
interface BotMemories {
  of(seat: Seat): Shape['memory'];
  stepAdded(step: Step): void;
}

export function botMemories(table: Table): BotMemories {
  const known = new Map<Seat, Shape['memory']>();
  return {
    of: (seat) => {
      const memory = known.get(seat) ?? memoryOf(table, seat);
      known.set(seat, memory);
      return memory;
    },
    stepAdded: (step) => {
      // What was taken back is not remembered, and table entries are not part of the game.
      if (step.entry.kind === 'takenBack') known.clear();
      if (!isPlayEntry(step.entry)) return;
      for (const [seat, memory] of known)
        table.game.remember(memory, step.seen[seat] ?? [], table.game.project(frozen(step.state), seat));
    },
  };
}

export const jobFor = (table: Table, memories: BotMemories, seat: Seat): BotJob => ({
  seat,
  players: table.opening.players,
  options: table.options,
  view: table.game.project(frozen(table.state), seat),
  memory: frozen(memories.of(seat)),
  offers: offersAt(table, seat),
});

/** The seats the table waits for that a bot plays; nobody is asked while it stands still or once it was ended. */
export const botsToMove = ({ game, state, paused, ended }: Table, isBot: (seat: Seat) => boolean): readonly Seat[] =>
  paused || ended !== null ? [] : game.awaited(frozen(state)).filter(isBot);

/** Is a person still deciding, or may one still take something back? Bots wait a little then. */
export function personMayAct(table: Table, isBot: (seat: Seat) => boolean): boolean {
  const awaited = table.game.awaited(frozen(table.state));
  const mayAct = (seat: Seat): boolean => awaited.includes(seat) || ownMoves(table, seat) !== null;
  return seats(table.opening.players).some((seat) => !isBot(seat) && mayAct(seat));
}

/** Runs a bot in this thread. */
export const askBot = (
  bot: Bot,
  job: BotJob,
  terms: { readonly rng: Rng; readonly ms: number; now(): number },
): readonly Shape['intent'][] => asList(bot.choose({ ...job, rng: terms.rng, ms: bot.ms ?? terms.ms, now: terms.now }));

/** The level of the bot that plays on for somebody: the middle of a game's list, which goes from weakest to strongest. */
export const substituteLevel = (bots: readonly Pick<Bot, 'id'>[]): string => at(bots, Math.floor(bots.length / 2)).id;
