import type Database from 'libsql';
import { query } from './query.ts';

/** With fewer decisions nothing is said. */
const LEAST_DECISIONS = 5;

/** How long guests took for their decisions at tables with days, counted by the hours it took them. */
export function moveTimeQueries(db: Database.Database) {
  const times = query<{ readonly hours: number; readonly decisions: number }>(
    db,
    'SELECT hours, decisions FROM move_times WHERE guest = ? ORDER BY hours',
  );
  return {
    /** The hours within which half of their decisions were made; undefined with too few to tell. */
    usualHours: (guest: string): number | undefined => {
      const all = times.all(guest);
      const sum = all.reduce((n, { decisions }) => n + decisions, 0);
      let until = 0;
      const half = all.find(({ decisions }) => {
        until += decisions;
        return until * 2 >= sum;
      });
      return sum < LEAST_DECISIONS ? undefined : half?.hours;
    },
  };
}

export function moveTimeWrites(db: Database.Database) {
  const add = db.prepare(
    `INSERT INTO move_times (guest, hours, decisions) VALUES (?, ?, 1)
     ON CONFLICT (guest, hours) DO UPDATE SET decisions = decisions + 1`,
  );
  return { addMoveTime: (guest: string, hours: number): void => void add.run(guest, hours) };
}
