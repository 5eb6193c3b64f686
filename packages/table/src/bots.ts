import {
  asList,
  at,
  type Bot,
  type BotQuestion,
  frozen,
  memoryOf,
  offersAt,
  ownMoves,
  type Rng,
  type Seat,
  type Shape,
  seats,
  type Table,
} from '@quri/kernel';

/** What a bot is asked: what a person in its seat has, and nothing else. */
export type BotJob = Pick<BotQuestion, 'seat' | 'players' | 'options' | 'view' | 'memory' | 'offers'>;

/** The memory is rebuilt from the log when a seat is first asked; from then on the table keeps it up. */
export function botJob(table: Table, seat: Seat): BotJob {
  const memory = table.memories.get(seat) ?? memoryOf(table, seat);
  table.memories.set(seat, memory);
  return {
    seat,
    players: table.opening.players,
    options: table.options,
    view: table.game.project(frozen(table.state), seat),
    memory: frozen(memory),
    offers: offersAt(table, seat),
  };
}

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
