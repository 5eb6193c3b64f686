import { at, type Seat } from '@quri/kernel';
import type { Play } from '@quri/table';
import { reject } from '../rejections.ts';
import type { RequestKey } from '../store/records.ts';
import {
  botAt,
  type GameRunner,
  type LiveTable,
  type Message,
  type ReceivedMove,
  type RequestOutcome,
  seatOf,
} from './live-table.ts';
import { doneOf } from './stored-runner.ts';

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
