import { frozen, type Seat, type Table } from '@quri/kernel';
import { memoryFor } from './bot-memory.ts';
import type { House } from './house.ts';
import { playBotMove } from './playing.ts';
import { failed } from './requests.ts';
import { pause, settleDoubt } from './restoring.ts';
import type { Room } from './room.ts';

/** Asks every bot the table waits for, once for each of its decisions. */
export function wakeBots(house: House, room: Room): void {
  const { play: table } = room;
  // A table that was put away in the meantime is another one by now.
  if (house.rooms.get(room.id) !== room) return;
  if (table === undefined || room.broken || room.record.phase !== 'playing') return;
  for (const seat of table.game.awaited(frozen(table.state))) {
    const place = room.record.seating[seat];
    const ask = table.asks[seat] ?? null;
    if (place?.kind !== 'bot' || ask === null || room.thinking.get(seat) === ask) continue;
    room.thinking.set(seat, ask);
    think(house, room, table, seat, ask, place.level).catch((error) => pause(house, room, error));
  }
}

/** A bot is given what a person in that seat has: the view, the memory of what was seen, the offers. */
async function think(house: House, room: Room, table: Table, seat: Seat, ask: number, level: string): Promise<void> {
  const { game, opening } = table;
  const offers = game.legal(frozen(table.state), seat);
  const intent = await house.bots.choose({
    owner: room.record.host,
    table: room.id,
    game: game.meta.id,
    level,
    seat,
    players: opening.players,
    options: table.options,
    view: game.project(frozen(table.state), seat),
    memory: memoryFor(room, table, seat),
    offers,
  });
  room.queue.add(async () => {
    if (room.thinking.get(seat) === ask) room.thinking.delete(seat);
    try {
      settleDoubt(house, room);
      await playBotMove(house, room, seat, ask, intent);
    } catch (error) {
      const { retry } = failed(house, room, error);
      if (retry) setTimeout(() => wakeBots(house, room), RETRY_MS);
    }
  });
}

/** A store that could not write a bot's move is asked again after this. */
const RETRY_MS = 250;
