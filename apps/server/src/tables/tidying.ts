import type { House } from './house.ts';
import type { Room } from './room.ts';

/** Puts away the tables nobody looks at and nothing happens at; the log brings them back. */
export function tidyRooms(house: House): void {
  for (const room of house.rooms.values()) if (isForgotten(room)) house.rooms.delete(room.id);
}

const isForgotten = (room: Room): boolean =>
  room.audience.size === 0 && room.queue.idle && room.starting === undefined && room.thinking.size === 0;
