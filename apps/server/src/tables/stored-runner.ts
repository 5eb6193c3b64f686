import { emptyTable, type Game, heardOf, keyOf, nothingHeard, type Opening, restore, type Secret } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import { type MoveAnswer, type RunnerStart, type StepNews, tableRunner } from '@quri/table';
import { NO_DEADLINE } from '../clocks/seat-clocks.ts';
import type { TurnMessages } from '../notifications/turn-messages.ts';
import { isOvertaken } from '../store/errors.ts';
import type { RequestKey, Store, TableRecord } from '../store/records.ts';
import type { AskBots } from './bot-turns.ts';
import { broadcast } from './broadcast.ts';
import type { GameRunner, LiveTable } from './live-table.ts';
import { pruneProposals } from './proposals.ts';
import { dropWatchersAtStart } from './seat-watching.ts';
import type { TableServices } from './tables.ts';

/** Makes the runner of a table. `first` is the record to be stored together with the first entry. */
export type MakeRunner = (live: LiveTable, start: RunnerStart, first?: TableRecord) => GameRunner;

/** Runners that commit to the store, and tell subscribers and bots what was committed. */
export const storedRunners =
  (
    { store, rooms }: TableServices,
    askBots: AskBots,
    advanceClocks: (live: LiveTable, stepNews: readonly StepNews[]) => void,
    entriesAdded: TurnMessages['advance'],
    now: () => number,
  ): MakeRunner =>
  (live, start, first) =>
    tableRunner<RequestKey>(start, {
      now,
      commit: ({ entries, answered, over, result }) => {
        const isFirst = start.table.entries.length === 0;
        const record = isFirst ? (first ?? live.record) : live.record;
        const end = { phase: 'over' as const, result, endedAt: now(), consent: null };
        const next = over ? { ...record, ...end } : record;
        const written = store.commit((tx) => {
          if (next !== live.record) tx.putTable(next);
          // From now on until it is over, it is found when something is to happen there.
          if (record.terms.clock !== null && (isFirst || over)) {
            tx.putDeadline(live.id, over ? null : NO_DEADLINE);
            tx.putAlive(now());
          }
          entries.forEach((one, i) => {
            const made = answered[i] ?? null;
            tx.append(live.id, one, made && { request: made.request, done: doneOf(live.id, made.answer) });
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
          dropWatchersAtStart(live, now());
          rooms.sendToAll(live);
        }
        rooms.sendPending(live);
        broadcast(live, start.table, stepNews);
        advanceClocks(live, stepNews);
        if (live.record.phase === 'over' || live.record.consent !== null || stepNews.some(changesRoom)) {
          pruneProposals(live);
          rooms.sendToAll(live);
        }
        entriesAdded(live, stepNews);
        askBots(live);
      },
    });

/** Who plays a seat, and whether the game is paused, is part of the room. */
const changesRoom = ({ step }: StepNews): boolean => ['seating', 'conceded', 'pause'].includes(step.entry.kind);

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
export function restoredGame(store: Pick<Store, 'log'>, game: Game, record: StartedRecord): RunnerStart {
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
