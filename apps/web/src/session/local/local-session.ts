import type { Refused } from '@quri/protocol';
import { type MoveOutcome, movesFor } from '../moves.ts';
import { observable } from '../observable.ts';
import { RefusedError } from '../refused-error.ts';
import { EMPTY_SNAPSHOT } from '../table-reducer.ts';
import { NO_SERVER, type TableSession } from '../table-session.ts';
import type { MoveResult } from '../worker/worker-messages.ts';
import type { WorkerClient } from './worker-client.ts';

/** A table on this device: practice against bots, or several people who pass it round. */
export function localSession(client: WorkerClient, table: string): TableSession {
  const store = observable(EMPTY_SNAPSHOT);
  const answered = (asked: Promise<MoveResult>): Promise<MoveOutcome> =>
    asked.then(
      ({ seq, refused }) => ({ ok: true, seq, refused }),
      (error) => ({ ok: false, refused: refusalIn(error) }),
    );
  const { dispatch, play, takeBack, dropReplacement } = movesFor(store, {
    send: (ask, intents) => ({
      answer: answered(client.ask('move', { table, ask, intents })),
      withdraw: () => false,
    }),
    sendTakeBack: (to) => answered(client.ask('takeBack', { table, to })),
  });
  const unsubscribe = client.subscribe(table, (message) => dispatch(message));
  client.notify({ type: 'join', table });
  return {
    // The seats of a local table are fixed when it is created.
    ...NO_SERVER,
    kind: 'local',
    subscribe: store.subscribe,
    snapshot: store.get,
    play,
    takeBack,
    why: (intent) => client.ask('why', { table, intent }),
    ready: () => client.notify({ type: 'ready', table }),
    rematch: () => client.ask('rematch', { table }),
    replay: () => client.ask('replay', { table }),
    leave: () => {
      dropReplacement();
      unsubscribe();
      client.notify({ type: 'leave', table });
    },
  };
}

function refusalIn(error: unknown): Refused {
  if (error instanceof RefusedError) return error.refused;
  throw error;
}
