import type { Game, Shape } from './contract.ts';
import type { Opening } from './entry.ts';
import { commitmentOf, keyOf, type Secret, seatCommitmentOf, seedFromText } from './fair.ts';
import { invariantBroken } from './invariant.ts';
import { type BadOptions, parseOptions } from './options.ts';
import { start } from './referee.ts';
import { ok, type Result, refused } from './result.ts';
import { seats } from './seat.ts';
import { accept, emptyTable, type Table } from './table.ts';

/** What is wrong with a table somebody wants to open. */
export type CannotOpen = BadOptions | { readonly code: 'badPlayers'; readonly min: number; readonly max: number };

/** Checks players and options together: an option may allow a number of players the box does not name. */
export function validateSetup<G extends Shape>(
  game: Game<G>,
  players: unknown,
  raw: unknown,
): Result<{ players: number; options: G['options'] }, CannotOpen> {
  const count = typeof players === 'number' && Number.isInteger(players) ? players : 0;
  const options = parseOptions(game.meta.options, count, raw);
  if (!options.ok) return options;
  const fault = game.optionsFault?.(options.value);
  if (fault !== undefined) return refused({ code: 'badOptions', ...fault });
  const { min, max } = game.meta.players(options.value);
  if (count < min || count > max) return refused({ code: 'badPlayers', min, max });
  return ok({ players: count, options: options.value });
}

/** What a table shows of itself before its first card. `deal` is the finished table whose deal is played again. */
export function openingOf<G extends Shape>(
  game: Game<G>,
  table: string,
  players: number,
  options: G['options'],
  secret: Secret,
  deal: string | null = null,
): Opening {
  return {
    format: 'quri/table/2',
    table,
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    players,
    options,
    commitment: commitmentOf(secret.serverSeed),
    seats: seats(players).map((seat) => {
      const bytes = secret.bytes[seat] ?? null;
      return bytes === null ? null : seatCommitmentOf(deal ?? table, seat, bytes);
    }),
    deal,
  };
}

/** A table from a seed in plain text, dealt and ready: for practice, simulations and tests. */
export function dealFromText<G extends Shape>(
  game: Game<G>,
  players: number,
  options: G['options'],
  seed: string,
  at = 0,
): { readonly table: Table<G>; readonly secret: Secret } {
  const secret: Secret = { serverSeed: seedFromText(seed), bytes: seats(players).map(() => null) };
  const opening = openingOf(game, 'local', players, options, secret);
  const table = emptyTable(game, opening, keyOf(opening, secret));
  const dealt = start(table, at);
  if (!dealt.ok) return invariantBroken('a new table does not start', { refused: dealt.refused });
  accept(table, dealt.value);
  return { table, secret };
}
