import { type Bot, heardOf, invariantBroken, type Seat, type Step, type Table } from '@quri/kernel';
import { askBot, botJob, type Runner, tableRunner } from '@quri/table';

/** Nobody asks twice here: the request is the call. */
export type MemoryRunner = Runner<never>;

/** Hosts a table in memory. `added` is called for every step, once it is part of the table. */
export const memoryTable = (table: Table, now: () => number, added: (step: Step) => void = () => {}): MemoryRunner =>
  tableRunner<never>(
    { table, heard: heardOf(table).last },
    {
      now,
      commit: async () => 'committed',
      read: async () => [],
      committed: (steps) => {
        for (const { step } of steps) added(step);
      },
    },
  );

type BotTerms = Parameters<typeof askBot>[2];

/** Lets the bot of a seat make its move. */
export async function moveBot(runner: MemoryRunner, seat: Seat, bot: Bot | undefined, terms: BotTerms): Promise<void> {
  if (bot === undefined) return invariantBroken('no bot sits there', { seat });
  const intents = askBot(bot, botJob(runner.table, seat), terms);
  const ask = runner.table.asks[seat] ?? null;
  const made = await runner.play({ seat, actor: 'bot', ask, intents, request: null });
  if (!made.ok) invariantBroken('a bot made a move the rules refuse', { seat, intents, refused: made.refused });
}
