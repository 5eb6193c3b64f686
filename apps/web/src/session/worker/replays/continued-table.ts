import type { GameEngine } from '@quri/catalogue';
import {
  accept,
  addHeard,
  dealtAt,
  type Entry,
  emptyTable,
  keyOf,
  move,
  nothingHeard,
  openingOf,
  type Replay,
  type Step,
  seat as seatOf,
  start,
  type Table,
  takeBack,
} from '@quri/kernel';
import { type LogEntry, newRecord, type TableRecord } from '../table-store.ts';
import type { LocalSeat } from '../worker-messages.ts';

interface Continued extends Pick<TableRecord, 'id' | 'at' | 'seats'> {
  /** The last entry that is kept. */
  readonly seq: number;
}

/**
 * A new table with the deal of a finished one and its moves up to an entry, decided again by the rules; undefined where
 * these refuse one. Those who play on may be others than those who played: every move is by whoever has its seat now.
 */
export function continuedTable(
  { game }: Pick<GameEngine, 'game'>,
  { opening: finished, secret, entries }: Replay,
  { id, at, seq, seats }: Continued,
): { readonly record: TableRecord; readonly log: readonly LogEntry[] } | undefined {
  const { players, options } = finished;
  const opening = openingOf(game, id, players, options, secret, dealtAt(finished));
  const table = emptyTable(game, opening, keyOf(opening, secret));
  /** Where each entry stands now: what happened to the old table and not in its game is left out. */
  const places = new Map<number, number>();
  const log: LogEntry[] = [];
  let heard = nothingHeard(players);
  for (const entry of entries.slice(0, seq + 1)) {
    const step = again(table, entry, places, seats, at);
    if (step === 'leftOut') continue;
    if (step === undefined) return undefined;
    places.set(entry.seq, step.entry.seq);
    heard = addHeard(step, heard).heard;
    accept(table, step);
    log.push({ entry: step.entry, mark: { asks: step.asks, epoch: step.epoch, heard } });
  }
  return log.length === 0 ? undefined : { record: newRecord(opening, log.length, { at, seats, secret }), log };
}

function again(
  table: Table,
  entry: Entry,
  places: ReadonlyMap<number, number>,
  seats: readonly LocalSeat[],
  at: number,
): Step | 'leftOut' | undefined {
  const actorOf = (seat: number) => (seats[seat]?.kind === 'bot' ? 'bot' : 'human');
  const stepIn = (made: { readonly ok: true; readonly value: Step } | { readonly ok: false }): Step | undefined =>
    made.ok ? made.value : undefined;
  switch (entry.kind) {
    case 'start':
      return stepIn(start(table, at));
    case 'move': {
      const { seat, intent } = entry;
      return stepIn(move(table, { seat, actor: actorOf(seat), at, ask: table.asks[seat] ?? null, intent }));
    }
    case 'takenBack': {
      const { seat, consent } = entry;
      const to = places.get(entry.to) ?? -1;
      return stepIn(takeBack(table, { seat: seatOf(seat), to, consent }, { actor: actorOf(seat), at }));
    }
    default:
      return 'leftOut';
  }
}
