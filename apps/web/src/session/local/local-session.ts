import { after, BLANK, type Happening, positionOf } from '../chronicle.ts';
import { storeOf } from '../store.ts';
import type { TableSession } from '../table-session.ts';
import { type Engine, RefusedError } from './engine.ts';

const nothing = (): void => {};

/** A table on this device: practice against bots, or several people who pass it round. */
export function localSession(engine: Engine, table: string): TableSession {
  const store = storeOf(BLANK);
  const happen = (one: Happening): void => store.set(after(store.get(), one));
  const refused = (error: unknown): void => {
    if (!(error instanceof RefusedError)) throw error;
    happen({ type: 'refused', refused: error.refused });
  };
  const unlisten = engine.listen(table, (message) => happen(message));
  engine.tell({ type: 'join', table });
  return {
    kind: 'local',
    subscribe: store.subscribe,
    snapshot: store.get,
    play: (offer) => {
      const ask = positionOf(store.get())?.ask ?? null;
      if (ask === null || store.get().pending !== null) return;
      happen({ type: 'tapped', ask, offer });
      engine.ask('move', { table, ask, offer }).then((seq) => happen({ type: 'done', ask, seq }), refused);
    },
    takeBack: () => {
      const to = positionOf(store.get())?.takeBack ?? null;
      if (to !== null) engine.ask('takeBack', { table, to }).catch(refused);
    },
    why: (intent) => engine.ask('why', { table, intent }),
    settled: (seq) => engine.tell({ type: 'settled', table, seq }),
    ready: () => engine.tell({ type: 'ready', table }),
    // Who sits at a local table is settled before it is opened.
    sit: nothing,
    stand: nothing,
    seatBot: nothing,
    setUp: nothing,
    start: nothing,
    rematch: () => engine.ask('rematch', { table }),
    replay: () => engine.ask('replay', { table }),
    leave: () => {
      unlisten();
      engine.tell({ type: 'leave', table });
    },
  };
}
