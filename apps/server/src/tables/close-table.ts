import { refusal } from '../rejections.ts';
import { isUnavailable, unavailable } from '../store/errors.ts';
import type { AskBots } from './bot-turns.ts';
import type { Damages } from './damages.ts';
import type { LiveTable } from './live-table.ts';
import type { Reconcile } from './reconcile.ts';
import type { TableServices } from './tables.ts';

/** What came of closing a table. `over`: its game was ended. `closed`: it was put away. */
type ClosingResult = 'over' | 'closed' | 'alreadyOver' | 'unavailable' | 'broken';

/** Ends a table for good, by the will of whoever runs the server. Everybody there is told. */
export function tableClosing(
  { store, rooms, failures }: TableServices,
  reconcile: Reconcile,
  askBots: AskBots,
  damages: Damages,
) {
  /** False if there is no game to end, or if its log takes no more entries. */
  const endGame = async (live: LiveTable): Promise<boolean> => {
    if (live.broken || live.record.phase !== 'playing' || live.runner === undefined) return false;
    const result = await live.runner.change(
      { kind: 'ended', seat: null, reason: 'abandoned', consent: [] },
      'table',
      null,
    );
    // Others were first too often: nothing was stored.
    if (!result.ok && result.refused.code === 'unavailable') throw unavailable('the game could not be ended');
    return result.ok;
  };

  /** Its log stays as it is. */
  const putAway = async (live: LiveTable): Promise<void> => {
    const before = live.record;
    const next = { ...before, phase: 'closed' as const };
    await store.commit((tx) => tx.putTable(next, before));
    const { starting } = live;
    live.record = next;
    live.broken = false;
    live.damage = undefined;
    damages.forget(live.id);
    live.starting = undefined;
    clearTimeout(starting?.deadline);
    starting?.answer({ refused: refusal('closed') });
    rooms.sendToAll(live);
    // A room that comes later would undo what follows.
    rooms.sendPending(live);
    for (const subscriber of live.subscribers) subscriber.send({ type: 'gone', table: live.id, code: 'closed' });
    for (const those of [live.subscribers, live.sockets, live.catchingUp, live.seatWatchers]) those.clear();
    askBots(live);
  };

  const close = async (live: LiveTable): Promise<ClosingResult> => {
    if (!live.broken) await reconcile(live);
    if (live.record.phase === 'over' || live.record.phase === 'closed') return 'alreadyOver';
    if (await endGame(live)) return 'over';
    // Read anew: another server may have ended the game first.
    if (store.table(live.id)?.phase === 'over') return 'alreadyOver';
    await putAway(live);
    return 'closed';
  };

  return (live: LiveTable): Promise<ClosingResult> =>
    failures.inQueue(live, () => close(live)).catch((error) => (isUnavailable(error) ? 'unavailable' : 'broken'));
}
