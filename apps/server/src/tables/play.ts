import {
  at,
  emptyTable,
  type Game,
  heardOf,
  keyOf,
  nothingHeard,
  type Opening,
  restore,
  type Seat,
  type Secret,
} from '@quri/kernel';
import type { Done } from '@quri/protocol';
import { type MoveAnswer, type Play, type RunnerStart, type StepNews, tableRunner } from '@quri/table';
import { NO_DEADLINE } from '../clocks/seat-clocks.ts';
import type { TurnMessages } from '../notifications/turn-messages.ts';
import { reject } from '../rejections.ts';
import { isOvertaken } from '../store/errors.ts';
import type { RequestKey, Store, TableRecord } from '../store/records.ts';
import type { AskBots } from './bot-turns.ts';
import { broadcast } from './broadcast.ts';
import {
  botAt,
  type GameRunner,
  type LiveTable,
  type Message,
  type ReceivedMove,
  type RequestOutcome,
  seatOf,
} from './live-table.ts';
import { pruneProposals } from './proposals.ts';
import { dropWatchersAtStart } from './seat-watching.ts';
import type { TableServices } from './tables.ts';

/** Makes the runner of a table. `first` is the record to be stored together with the first entry. */
export type MakeRunner = (live: LiveTable, start: RunnerStart, first?: TableRecord) => GameRunner;

/** Runners that commit to the store, and tell subscribers and bots what was committed. */
export const storedRunners =
  (
    { store, views }: TableServices,
    askBots: AskBots,
    advanceClocks: (live: LiveTable, stepNews: readonly StepNews[]) => void,
    committed: TurnMessages['advance'],
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
          views.sendToAll(live);
        }
        views.sendPending(live);
        broadcast(live, start.table, stepNews);
        advanceClocks(live, stepNews);
        if (live.record.phase === 'over' || live.record.consent !== null || stepNews.some(changesRoom)) {
          pruneProposals(live);
          views.sendToAll(live);
        }
        committed(live, stepNews);
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

type Result = Awaited<ReturnType<GameRunner['play']>>;

interface Player {
  readonly seat: Seat;
  readonly runner: GameRunner;
}

/** Plays moves that arrived one after the other in one commit: everybody is told of all of them at once. */
export async function playMoves(live: LiveTable, moves: readonly ReceivedMove[]): Promise<readonly RequestOutcome[]> {
  const players = moves.map(({ by }) => playerOf(live, by.guest));
  const plays = players.flatMap((player, i) => ('answer' in player ? [] : [playOf(player, at(moves, i))]));
  const results = (await live.runner?.playTogether(plays)) ?? [];
  let played = 0;
  return players.map((player) => ('answer' in player ? player : outcomeOf(live, at(results, played++))));
}

const playOf = (
  { seat }: Player,
  { by, message: { id, ask, intents }, receivedAt }: ReceivedMove,
): Play<RequestKey> => ({
  seat,
  actor: 'human',
  ask,
  intents,
  request: { guest: by.guest, id },
  at: receivedAt,
});

export async function takeBack(
  live: LiveTable,
  request: RequestKey,
  { to }: Message<'takeBack'>,
): Promise<RequestOutcome> {
  const player = playerOf(live, request.guest);
  if ('answer' in player) return player;
  const { seat, runner } = player;
  return outcomeOf(live, await runner.takeBack({ seat, to, request }));
}

/** What the answer to a move would be. Nothing is stored. */
export function explain(live: LiveTable, guest: string, { intent }: Message<'why'>): RequestOutcome {
  const player = playerOf(live, guest);
  if ('answer' in player) return player;
  const refused = player.runner.why(player.seat, intent);
  return {
    answer: refused === null ? { done: { seq: null, table: live.id } } : { refused: { ...refused, retry: false } },
  };
}

export function outcomeOf({ id }: LiveTable, result: Result): RequestOutcome {
  if (result.ok) return { answer: { done: doneOf(id, result.answer) } };
  // Others were first too often: nothing was stored, and it is worth another try.
  if (result.refused.code === 'unavailable') return reject('unavailable');
  return { answer: { refused: { ...result.refused, retry: false } } };
}

function playerOf(live: LiveTable, guest: string): Player | RequestOutcome {
  const { record, runner } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined) return reject('notSeated');
  if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
  return botAt(live, seat) === null ? { seat, runner } : reject('botPlays');
}
