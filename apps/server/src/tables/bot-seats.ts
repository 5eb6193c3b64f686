import { frozen, type Seat } from '@quri/kernel';
import type { House } from './house.ts';
import { failed } from './requests.ts';
import { pause } from './restoring.ts';
import type { Playing, Room } from './room.ts';

/** Asks every bot the table waits for, once for each of its decisions. */
export function wakeBots(house: House, room: Room): void {
  const { playing } = room;
  // A table that was put away in the meantime is another one by now.
  if (house.rooms.get(room.id) !== room) return;
  if (playing === undefined || room.broken || room.record.phase !== 'playing') return;
  const { table } = playing;
  for (const seat of table.game.awaited(frozen(table.state))) {
    const place = room.record.seating[seat];
    const ask = table.asks[seat] ?? null;
    if (place?.kind !== 'bot' || ask === null || room.thinking.get(seat) === ask) continue;
    room.thinking.set(seat, ask);
    think(house, room, playing, seat, ask, place.level).catch((error) => pause(house, room, error));
  }
}

/** A bot's answer is played as anybody's; if its decision is gone by then, so is the answer. */
async function think(
  house: House,
  room: Room,
  { table, runner }: Playing,
  seat: Seat,
  ask: number,
  level: string,
): Promise<void> {
  const intents = await house.bots.choose({
    ...runner.botJob(seat),
    owner: room.record.host,
    table: room.id,
    game: table.game.meta.id,
    level,
    ms: room.shelved.bots.find(({ id }) => id === level)?.ms ?? house.settings.botMs,
  });
  room.queue.add(async () => {
    if (room.thinking.get(seat) === ask) room.thinking.delete(seat);
    try {
      await runner.reconcile();
      if (room.broken || table.asks[seat] !== ask) return;
      const made = await runner.play({ seat, actor: 'bot', ask, intents, request: null });
      // Where another server has played for it first, the decision is gone.
      if (!made.ok && made.refused.code === 'unavailable') setTimeout(() => wakeBots(house, room), RETRY_MS);
      else if (!made.ok && table.asks[seat] === ask) throw new Error(`a bot's move was refused: ${made.refused.code}`);
    } catch (error) {
      const { retry } = failed(house, room, error);
      if (retry) setTimeout(() => wakeBots(house, room), RETRY_MS);
    }
  });
}

/** A store that could not write a bot's move is asked again after this. */
const RETRY_MS = 250;
