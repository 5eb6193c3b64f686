import type { Seat } from '@quri/kernel';
import { reject } from '../rejections.ts';
import type { RequestKey } from '../store/records.ts';
import { botAt, type GameRunner, type LiveTable, type Message, type RequestOutcome, seatOf } from './live-table.ts';
import { doneOf } from './stored-runner.ts';

type Result = Awaited<ReturnType<GameRunner['play']>>;

interface Player {
  readonly seat: Seat;
  readonly runner: GameRunner;
}

export async function playMove(
  live: LiveTable,
  request: RequestKey,
  message: Message<'move'>,
  receivedAt: number,
): Promise<RequestOutcome> {
  const player = playerOf(live, request.guest);
  if ('answer' in player) return player;
  const { seat, runner } = player;
  const { ask, intents } = message;
  // Checked before the rules are asked: their refusal would be about another decision than the one that was meant.
  if ((runner.table.asks[seat] ?? null) !== ask) return reject('stale');
  const result = await runner.play({ seat, actor: 'human', ask, intents, request, at: receivedAt });
  // Another server has played first, and the decision is gone.
  if (!result.ok && (runner.table.asks[seat] ?? null) !== ask) return reject('stale');
  return outcomeOf(live, result);
}

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
