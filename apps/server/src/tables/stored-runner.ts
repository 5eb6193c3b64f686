import { emptyTable, type Game, heardOf, keyOf, nothingHeard, type Opening, restore, type Secret } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import { type MoveAnswer, type RunnerStart, type StepNews, tableRunner } from '@quri/table';
import { isOvertaken } from '../store/errors.ts';
import type { RequestKey, Store, TableRecord } from '../store/records.ts';
import type { AskBots } from './bot-turns.ts';
import { broadcast } from './broadcast.ts';
import type { GameRunner, LiveTable } from './live-table.ts';
import { pruneProposals } from './proposals.ts';
import type { TableServices } from './tables.ts';

/** Makes the runner of a table. `first` is the record to be stored together with the first entry. */
export type MakeRunner = (live: LiveTable, start: RunnerStart, first?: TableRecord) => GameRunner;

/** Runners that commit to the store, and tell subscribers and bots what was committed. */
export const storedRunners =
  (
    { store, views }: TableServices,
    askBots: AskBots,
    gameOver: (table: string) => void,
    now: () => number,
  ): MakeRunner =>
  (live, start, first) =>
    tableRunner<RequestKey>(start, {
      now,
      commit: ({ entries, request, answer, over }) => {
        const record = start.table.entries.length === 0 ? (first ?? live.record) : live.record;
        const next = over ? { ...record, phase: 'over' as const } : record;
        const answered = request === null ? null : { request, done: doneOf(live.id, answer) };
        const written = store.commit((tx) => {
          if (next !== live.record) tx.putTable(next);
          entries.forEach((one, i) => {
            tx.append(live.id, one, i === 0 ? answered : null);
          });
        });
        return written.then(
          () => {
            live.record = next;
            return 'committed';
          },
          (error) => {
            if (isOvertaken(error)) return 'overtaken';
            throw error;
          },
        );
      },
      read: async (from) => {
        const missed = store.entries(live.id, from);
        // Another server wrote them, and may have ended the game with them.
        if (missed.length > 0) live.record = store.table(live.id) ?? live.record;
        return missed;
      },
      committed: (stepNews) => {
        if (stepNews[0]?.step.entry.kind === 'start') {
          live.starting = undefined;
          views.sendToAll(live);
        }
        views.sendPending(live);
        broadcast(live, start.table, stepNews);
        if (live.record.phase === 'over' || stepNews.some(isSeating)) {
          pruneProposals(live);
          views.sendToAll(live);
        }
        if (live.record.phase === 'over') gameOver(live.id);
        askBots(live);
      },
    });

/** Who plays a seat is part of the room. */
const isSeating = ({ step }: StepNews): boolean => step.entry.kind === 'seating';

/** The runner's answer, as it is stored and sent. */
export const doneOf = (table: string, { seq, made, refused }: MoveAnswer): Done => ({
  seq,
  table,
  made,
  ...(refused && { refused: { ...refused, retry: false } }),
});

export type StartedRecord = TableRecord & { readonly opening: Opening };

export const hasStarted = (record: TableRecord): record is StartedRecord => record.opening !== null;

/** A game as its stored log leaves it. Hashes are only computed for logs written before they were stored. */
export function restoredGame(store: Store, game: Game, record: StartedRecord): RunnerStart {
  const { entries, mark } = store.log(record.id);
  const table = restore(game, record.opening, keyOf(record.opening, secretOf(record)), entries, mark);
  return { table, heard: mark?.heard ?? heardOf(table).last };
}

/** A game before its first entry. */
export const newGame = (game: Game, record: StartedRecord): RunnerStart => ({
  table: emptyTable(game, record.opening, keyOf(record.opening, secretOf(record))),
  heard: nothingHeard(record.opening.players),
});

export const secretOf = ({ seed, bytes }: TableRecord): Secret => ({ serverSeed: seed, bytes: bytes ?? [] });
