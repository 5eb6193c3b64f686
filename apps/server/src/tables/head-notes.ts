import { headOf } from '@quri/data-folder';
import type { Logger } from 'pino';
import type { Store } from '../store/records.ts';
import type { LiveTable } from './live-table.ts';

/** Tables that are noted in one transaction. */
const AT_ONCE = 100;

/**
 * Notes the newest entry of every log that has grown since the last time. It is done now and then and at the end, never
 * with a move: entries that go missing later are noticed when the table is loaded.
 */
export function headNotes(store: Store, liveTables: ReadonlyMap<string, LiveTable>, log: Logger) {
  const unnoted = () =>
    [...liveTables.values()].flatMap((live) => {
      const { runner, broken, mustReconcile, notedHead } = live;
      if (runner === undefined || broken || mustReconcile) return [];
      const { entries, head, asks, epoch } = runner.table;
      const seq = entries.length - 1;
      return seq <= notedHead ? [] : [{ live, newest: headOf(seq, head, { asks, epoch, heard: runner.heard() }) }];
    });

  return async (): Promise<void> => {
    const heads = unnoted();
    for (let from = 0; from < heads.length; from += AT_ONCE) {
      const some = heads.slice(from, from + AT_ONCE);
      try {
        await store.commit((tx) => {
          for (const { live, newest } of some) tx.putHead(live.id, newest);
        });
        for (const { live, newest } of some) live.notedHead = Math.max(live.notedHead, newest.seq);
      } catch (error) {
        log.warn({ err: error }, 'the newest entries of tables could not be noted');
      }
    }
  };
}
