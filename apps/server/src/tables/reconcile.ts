import type { LiveTable } from './live-table.ts';
import type { MakeRunner } from './play.ts';
import { hasStarted, newGame } from './restored-game.ts';
import type { TableServices } from './tables.ts';

/** After a commit whose result is not known: brings the table in line with what the store has. */
export type Reconcile = (live: LiveTable) => Promise<void>;

export const reconciliation =
  ({ store, rooms }: TableServices, makeRunner: MakeRunner): Reconcile =>
  async (live) => {
    if (!live.mustReconcile) return;
    const record = store.table(live.id);
    if (record !== undefined) {
      live.record = record;
      // The start was committed, although its commit seemed to fail.
      if (live.runner === undefined && hasStarted(record))
        live.runner = makeRunner(live, { ...newGame(live.game, record), behind: true });
    }
    await live.runner?.reconcile();
    live.mustReconcile = false;
    rooms.sendToAll(live);
  };
