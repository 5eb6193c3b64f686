import type { Seat } from '@quri/kernel';
import type { ClientMessage, Refused } from '@quri/protocol';
import { no } from '../refusal.ts';
import type { Asker } from '../store/records.ts';
import { doneOf } from './done.ts';
import { type Acted, refuse } from './requests.ts';
import { type Playing, type Room, seatOf } from './room.ts';

type Message<Type> = Extract<ClientMessage, { readonly type: Type }>;

interface Player extends Playing {
  readonly seat: Seat;
}

type Made = Awaited<ReturnType<Playing['runner']['play']>>;

export async function playMove(room: Room, asker: Asker, asked: Message<'move'>): Promise<Acted> {
  const player = playerOf(room, asker.guest);
  if ('answer' in player) return player;
  const { seat, table, runner } = player;
  const { ask, intents } = asked;
  // Where nothing is asked of a seat, the rules could still say why; but it was another decision that was meant.
  if ((table.asks[seat] ?? null) !== ask) return refuse(no('stale'));
  const made = await runner.play({ seat, actor: 'human', ask, intents, request: asker });
  // Another server was first, and the decision is gone.
  if (!made.ok && (table.asks[seat] ?? null) !== ask) return refuse(no('stale'));
  return answered(room, made);
}

export async function playTakeBack(room: Room, asker: Asker, { to }: Message<'takeBack'>): Promise<Acted> {
  const player = playerOf(room, asker.guest);
  if ('answer' in player) return player;
  const { seat, runner } = player;
  return answered(room, await runner.takeBack({ seat, to, request: asker }));
}

/** What would a move be answered with? Nothing is logged. */
export function askWhy(room: Room, guest: string, { intent }: Message<'why'>): Acted {
  const player = playerOf(room, guest);
  if ('answer' in player) return player;
  const refused = player.runner.why(player.seat, intent);
  return refused === null ? { answer: { done: { seq: null, table: room.id } } } : refuse({ ...refused, retry: false });
}

const answered = (room: Room, made: Made): Acted =>
  made.ok ? { answer: { done: doneOf(room.id, made.answer) } } : refuse(refusedOf(made.refused));

/** Others were first again and again: nothing was done, and it is worth another try. */
const refusedOf = (refused: { readonly code: string }): Refused =>
  refused.code === 'unavailable' ? no('unavailable') : { ...refused, retry: false };

function playerOf(room: Room, guest: string): Player | Acted {
  const seat = seatOf(room.record, guest);
  if (seat === undefined) return refuse(no('notSeated'));
  const { playing } = room;
  return playing === undefined || room.record.phase !== 'playing' ? refuse(no('notPlaying')) : { ...playing, seat };
}
