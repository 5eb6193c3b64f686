import {
  accept,
  emptyTable,
  invariantBroken,
  ok,
  openingOf,
  type Result,
  type Secret,
  type Step,
  settle,
  start,
  stepOf,
  type Table,
  tableKey,
} from '@quri/kernel';
import type { Playable } from '@quri/shelf';
import type { KeptTable } from './vault.ts';
import type { Wishes } from './wire.ts';

/** A new table, dealt and ready to be kept. */
export function deal(
  { game }: Playable,
  { seats, options }: Wishes,
  { id, serverSeed, at }: { readonly id: string; readonly serverSeed: string; readonly at: number },
): Result<KeptTable, { readonly code: string }> {
  const settled = settle(game, seats.length, options);
  if (!settled.ok) return settled;
  const secret: Secret = { serverSeed, bytes: seats.map(() => null) };
  const kept = {
    id,
    at,
    game: game.meta.id,
    options: settled.value.options as Wishes['options'],
    seats,
    secret,
    over: false,
  };
  const table = laid({ game }, { ...kept, entries: [] }, () => {});
  const dealt = start(table, at);
  if (!dealt.ok) return invariantBroken('a new table does not start', { refused: dealt.refused });
  return ok({ ...kept, entries: [dealt.value.entry] });
}

/** The table a log folds to; `told` hears every step on the way, before it is part of the table. */
export function laid(
  { game }: Pick<Playable, 'game'>,
  { id, seats, options, secret, entries }: KeptTable,
  told: (table: Table, step: Step) => void,
): Table {
  const table = emptyTable(game, openingOf(game, id, seats.length, options, secret), tableKey(id, secret));
  for (const entry of entries) {
    const step = stepOf(table, entry);
    told(table, step);
    accept(table, step);
  }
  return table;
}
