import type { Refused } from '@quri/protocol';
import type { Logger } from 'pino';
import { refusal } from '../rejections.ts';
import { isDamaged, isUnavailable } from '../store/errors.ts';
import type { Damages } from './damages.ts';
import { brokenRefusal, type LiveTable } from './live-table.ts';
import type { RoomMessages } from './room-messages.ts';

export type Failures = ReturnType<typeof tableFailures>;

/** What happens to a table after something was thrown. */
export function tableFailures(log: Logger, rooms: RoomMessages, damages: Damages) {
  /** After an internal error, or where stored data is damaged: this table is broken and everybody there is told. */
  const stop = (live: LiveTable, error: unknown): void => {
    if (isDamaged(error)) {
      live.damage = error.message;
      damages.note(live.id, error.message);
    } else log.error({ table: live.id, err: error }, 'table stopped after internal error');
    const { starting } = live;
    live.broken = true;
    live.starting = undefined;
    try {
      clearTimeout(starting?.deadline);
      starting?.answer({ refused: brokenRefusal(live) });
      if (live.subscribers.size > 0) rooms.sendToAll(live);
    } catch (second) {
      log.error({ table: live.id, err: second }, 'subscribers could not be told that the table has stopped');
    }
  };
  /** The refusal to answer with. An unavailable store is worth another try; any other error stops the table. */
  const handle = (live: LiveTable, error: unknown): Refused => {
    if (!isUnavailable(error)) {
      stop(live, error);
      return brokenRefusal(live);
    }
    log.warn({ table: live.id, err: error }, 'store unavailable, table will be read again');
    live.mustReconcile = true;
    return refusal('unavailable');
  };
  return {
    stop,
    handle,
    /** Does something in the table's queue for somebody who waits for it. It rejects once what was thrown is handled. */
    inQueue: <T>(live: LiveTable, run: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        live.queue.add(() =>
          run().then(resolve, (error: unknown) => {
            handle(live, error);
            reject(error);
          }),
        );
      }),
  };
}
