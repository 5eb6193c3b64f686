import type { Refused } from '@quri/protocol';
import { BLANK } from '../chronicle.ts';
import { type MoveAnswer, movesOn } from '../moves.ts';
import { storeOf } from '../store.ts';
import type { TableSession } from '../table-session.ts';
import { undoOn } from '../undo.ts';
import type { Made } from '../worker/wire.ts';
import { type Engine, RefusedError } from './engine.ts';

const nothing = (): void => {};

/** A table on this device: practice against bots, or several people who pass it round. */
export function localSession(engine: Engine, table: string): TableSession {
  const store = storeOf(BLANK);
  const answered = (asked: Promise<Made>): Promise<MoveAnswer> =>
    asked.then(
      ({ seq, refused }) => ({ ok: true, seq, refused }),
      (error) => ({ ok: false, refused: refusalIn(error) }),
    );
  const { happen, play, forget } = movesOn(store, {
    send: (ask, intents) => ({
      answer: answered(engine.ask('move', { table, ask, intents })),
      withdraw: () => false,
    }),
  });
  const unlisten = engine.listen(table, (message) => happen(message));
  engine.tell({ type: 'join', table });
  return {
    kind: 'local',
    subscribe: store.subscribe,
    snapshot: store.get,
    play,
    takeBack: undoOn(store, happen, (to) => answered(engine.ask('takeBack', { table, to }))),
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
      forget();
      unlisten();
      engine.tell({ type: 'leave', table });
    },
  };
}

function refusalIn(error: unknown): Refused {
  if (error instanceof RefusedError) return error.refused;
  throw error;
}
