import { accept, frozen, move, type Seat, type Step, type Table, takeBack, why } from '@quri/kernel';
import type { ClientMessage } from '@quri/protocol';
import { no } from '../refusal.ts';
import type { Asker } from '../store/records.ts';
import { remember } from './bot-memory.ts';
import { publish } from './hearing.ts';
import type { House } from './house.ts';
import { type Acted, refuse } from './requests.ts';
import { type Room, seatOf } from './room.ts';
import { tellRoom } from './room-view.ts';

type Message<Type> = Extract<ClientMessage, { readonly type: Type }>;
interface Player {
  readonly table: Table;
  readonly seat: Seat;
}

export async function playMove(house: House, room: Room, guest: string, asked: Message<'move'>): Promise<Acted> {
  const player = playerOf(room, guest);
  if ('answer' in player) return player;
  const { table, seat } = player;
  const ask = table.asks[seat] ?? null;
  if (ask === null || asked.ask !== ask) return refuse(no('stale'));
  const intent = table.game.legal(frozen(table.state), seat)[asked.offer];
  if (intent === undefined) return refuse(no('malformed'));
  const moved = move(table, { seat, actor: 'human', at: house.now(), ask, intent });
  if (!moved.ok) return refuse({ ...moved.refused, retry: false });
  return take(house, room, table, moved.value, { guest, id: asked.id });
}

export async function playTakeBack(
  house: House,
  room: Room,
  guest: string,
  asked: Message<'takeBack'>,
): Promise<Acted> {
  const player = playerOf(room, guest);
  if ('answer' in player) return player;
  const { table, seat } = player;
  const request = { seat, to: asked.to, consent: [] };
  const taken = takeBack(table, request, { actor: 'human', at: house.now() });
  if (!taken.ok) return refuse({ ...taken.refused, retry: false });
  return take(house, room, table, taken.value, { guest, id: asked.id });
}

/** What would a move be answered with? Nothing is logged. */
export function askWhy(room: Room, guest: string, asked: Message<'why'>): Acted {
  const player = playerOf(room, guest);
  if ('answer' in player) return player;
  const refused = why(player.table, player.seat, asked.intent);
  return refused === undefined
    ? { answer: { done: { seq: null, table: room.id } } }
    : refuse({ ...refused, retry: false });
}

/** A bot's move comes in at the top like anybody's; if its decision is gone, so is its answer. */
export async function playBotMove(house: House, room: Room, seat: Seat, ask: number, intent: unknown): Promise<void> {
  const { play: table } = room;
  if (table === undefined || room.broken || table.asks[seat] !== ask) return;
  const moved = move(table, { seat, actor: 'bot', at: house.now(), ask, intent });
  if (!moved.ok) throw new Error(`a bot's move was refused: ${moved.refused.code}`);
  const { afterwards } = await take(house, room, table, moved.value, null);
  afterwards?.();
}

function playerOf(room: Room, guest: string): Player | Acted {
  const seat = seatOf(room.record, guest);
  if (seat === undefined) return refuse(no('notSeated'));
  const { play: table } = room;
  return table === undefined || room.record.phase !== 'playing' ? refuse(no('notPlaying')) : { table, seat };
}

/** On disk first; then it is the table, and everybody hears of it. */
async function take(house: House, room: Room, table: Table, step: Step, asker: Asker | null): Promise<Acted> {
  const ended = table.game.outcome(frozen(step.state)) !== undefined;
  const next = ended ? { ...room.record, phase: 'over' as const } : room.record;
  await house.store.commit((writing) => {
    writing.append(room.id, step.entry, asker);
    if (ended) writing.putTable(next);
  });
  accept(table, step);
  room.record = next;
  return {
    answer: { done: { seq: step.entry.seq, table: room.id } },
    afterwards: () => {
      remember(room, table, step);
      publish(room, table, step);
      if (ended) tellRoom(house, room);
      house.wake(room);
    },
  };
}
