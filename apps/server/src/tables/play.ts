import { headOf } from '@quri/data-folder';
import { at, type Entry, hashOfEntry, hashOfEntryText, type Seat } from '@quri/kernel';
import type { Done } from '@quri/protocol';
import { type MoveAnswer, type Play, type RunnerStart, type StepNews, tableRunner } from '@quri/table';
import { NO_DEADLINE } from '../clocks/seat-clocks.ts';
import { reject } from '../rejections.ts';
import { damaged, isOvertaken } from '../store/errors.ts';
import type { RequestKey, TableRecord } from '../store/records.ts';
import { broadcast } from './broadcast.ts';
import {
  botAt,
  type GameRunner,
  type LiveTable,
  type Message,
  type Received,
  type RequestOutcome,
  seatOf,
} from './live-table.ts';
import { dropWatchersAtStart } from './seat-watching.ts';
import type { TableServices } from './tables.ts';

type Result = Awaited<ReturnType<GameRunner['play']>>;

interface Player {
  readonly seat: Seat;
  readonly runner: GameRunner;
}

/** Plays moves that arrived one after the other in one commit: everybody is told of all of them at once. */
export async function playMoves(
  live: LiveTable,
  moves: readonly Received<Message<'move'>>[],
): Promise<readonly RequestOutcome[]> {
  const players = moves.map(({ by }) => playerOf(live, by.guest));
  const plays = players.flatMap((player, i) => ('answer' in player ? [] : [playOf(player, at(moves, i))]));
  const results = (await live.runner?.playTogether(plays)) ?? [];
  let played = 0;
  return players.map((player) => ('answer' in player ? player : outcomeOf(live, at(results, played++))));
}

const playOf = (
  { seat }: Player,
  { by, message: { id, ask, intents }, receivedAt }: Received<Message<'move'>>,
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
  return { answer: refused === null ? { done: { seq: null, table: live.id } } : { refused } };
}

export const outcomeOf = ({ id }: LiveTable, result: Result): RequestOutcome => ({
  answer: result.ok ? { done: doneOf(id, result.answer) } : { refused: result.refused },
});

function playerOf(live: LiveTable, guest: string): Player | RequestOutcome {
  const { record, runner } = live;
  const seat = seatOf(record, guest);
  if (seat === undefined) return reject('notSeated');
  if (runner === undefined || record.phase !== 'playing') return reject('notPlaying');
  return botAt(live, seat) === null ? { seat, runner } : reject('botPlays');
}

/** Makes the runner of a table. `first` is the record to be stored together with the first entry. */
export type MakeRunner = (live: LiveTable, start: RunnerStart, first?: TableRecord) => GameRunner;

/** Called with what was committed, once everybody at the table was told. */
export type CommitListener = (live: LiveTable, stepNews: readonly StepNews[]) => void;

/** Runners that commit to the store, and tell subscribers what was committed. */
export const storedRunners =
  ({ store, rooms }: TableServices, listeners: readonly CommitListener[], now: () => number): MakeRunner =>
  (live, start, first) =>
    tableRunner<RequestKey>(start, {
      now,
      commit: ({ entries, answered, over, result }) => {
        const newest = at(entries, entries.length - 1);
        const isFirst = start.table.entries.length === 0;
        const record = isFirst ? (first ?? live.record) : live.record;
        const end = { phase: 'over' as const, result, endedAt: now(), consent: null };
        const next = over ? { ...record, ...end } : record;
        const before = isFirst ? withoutWhatIsDealt(live.record) : live.record;
        const written = store.commit((tx) => {
          if (next !== before) tx.putTable(next, before);
          // From now on until it is over, it is found when something is to happen there.
          if (record.terms.clock !== null && (isFirst || over)) {
            tx.putDeadline(live.id, over ? null : NO_DEADLINE);
            tx.putAlive(now());
          }
          const done = answered.map((one) => one && { request: one.request, done: doneOf(live.id, one.answer) });
          tx.append(live.id, entries, done);
          if (over) tx.putHead(live.id, headOf(newest.entry.seq, hashOfEntryText(newest.text), newest.mark));
        });
        return written.then(
          () => {
            live.record = next;
            if (over) live.notedHead = newest.entry.seq;
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
        mustFollow(missed, start.table.head);
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
        // Everybody is told before the request is answered.
        rooms.sendPending(live);
        broadcast(live, start.table, stepNews);
        for (const listener of listeners) listener(live, stepNews);
      },
    });

/** Whatever is read later is linked to what is in memory, as when a log is loaded. */
function mustFollow(entries: readonly Entry[], head: string): void {
  let hash = head;
  for (const entry of entries) {
    if (entry.prev !== hash) throw damaged(`entry ${entry.seq}, or the one before it, was changed`);
    hash = hashOfEntry(entry);
  }
}

/** What a game begins with is written again with its first entry: another server may have changed it. */
function withoutWhatIsDealt(record: TableRecord): Partial<TableRecord> {
  const { seating: _seating, options: _options, seed: _seed, attempt: _attempt, terms: _terms, ...rest } = record;
  return rest;
}

/** The runner's answer, as it is stored and sent. */
export const doneOf = (table: string, { seq, made, refused }: MoveAnswer): Done => ({
  seq,
  table,
  made,
  ...(refused && { refused }),
});
