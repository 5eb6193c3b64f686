import { accept, addHeard, canonical, move, seat } from '@quri/kernel';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { hasStarted, restoredGame } from '../../src/tables/stored-runner.ts';
import { testEngines } from './test-engines.ts';

type Choice = 'torch' | 'camp';

export const inTurns = (seq: number): Choice => (seq % 2 === 0 ? 'torch' : 'camp');

/**
 * Makes the log of a table of a stopped server longer: the first seat of Incan Gold chooses again and again, as it
 * could before that was limited.
 */
export async function writeLongLog(
  folder: string,
  table: string,
  length: number,
  choiceAt: (seq: number) => Choice = inTurns,
): Promise<void> {
  const store = sqliteStore(folder);
  const record = store.table(table);
  const game = testEngines.find((one) => one.game.meta.id === record?.game)?.game;
  if (record === undefined || game === undefined || !hasStarted(record)) throw new Error('no game at that table');
  const restored = restoredGame(store, game, record);
  let heard = restored.heard;
  const log = restored.table;
  const own = seat(0);
  await store.commit((tx) => {
    while (log.entries.length < length) {
      const choice = choiceAt(log.entries.length);
      const made = move(log, {
        seat: own,
        actor: 'human',
        at: 0,
        ask: log.asks[own] ?? null,
        intent: { type: 'choose', choice },
      });
      if (!made.ok) throw new Error(`refused: ${JSON.stringify(made.refused)}`);
      const { entry, asks, epoch } = made.value;
      heard = addHeard(made.value, heard).heard;
      const text = canonical(entry);
      tx.append(table, { entry, text, mark: { asks, epoch, heard } }, null);
      accept(log, made.value, text);
    }
  });
  store.close();
}
