import { accept, addHeard, canonical, move, seat } from '@quri/kernel';
import { hasStarted, restoredGame } from '../../src/tables/restored-game.ts';
import { heardBy, play, type SetTable } from './set-table.ts';
import { testEngines } from './test-engines.ts';
import type { TestServer } from './test-server.ts';
import { openStore } from './test-store.ts';
import { subscribe, type Visit, visit } from './visit.ts';

type Choice = 'torch' | 'camp';

export const inTurns = (seq: number): Choice => (seq % 2 === 0 ? 'torch' : 'camp');

/** A game of so many entries that everybody has come back to after a restart. */
export async function playLongGame(server: TestServer, entries: number): Promise<SetTable> {
  const { table, people } = await play(server);
  await server.close();
  await writeLongLog(server.folder, table, entries);
  await server.restart();
  const back: Visit[] = [];
  for (const { guest } of people) {
    const one = await visit(server, guest);
    await subscribe(one, table);
    back.push(one);
  }
  await heardBy(back, table, entries - 1);
  return { table, people: back };
}

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
  const store = openStore(folder);
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
      tx.append(table, [{ entry, text, mark: { asks, epoch, heard } }]);
      accept(log, made.value);
    }
  });
  await store.close();
}
