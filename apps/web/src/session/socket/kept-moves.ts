import type { Intent } from '@quri/protocol';
import { type MoveOnItsWay, type Moves, movesOn } from '../moves.ts';
import { newId } from '../random.ts';
import type { Store } from '../store.ts';
import type { TableSnapshot } from '../table-session.ts';
import type { Connection } from './connection.ts';
import type { UnansweredMoves } from './unanswered.ts';

/** The taps at one table, each kept until it is answered; one from before this screen was there is pending at once. */
export function keptMoves(
  table: string,
  { request, withdraw }: Pick<Connection, 'request' | 'withdraw'>,
  kept: UnansweredMoves,
  store: Store<TableSnapshot>,
): Moves {
  const onItsWay = (id: string, ask: number, intents: readonly Intent[]): MoveOnItsWay => ({
    answer: request({ type: 'move', table, ask, intents }, id).then((given) =>
      given.ok ? { ok: true, seq: given.done.seq, refused: given.done.refused } : given,
    ),
    withdraw: () => withdraw(id),
  });
  const moves = movesOn(store, {
    send: (ask, intents) => {
      const id = newId();
      kept.put({ id, table, ask, intents, wish: null, out: false });
      return onItsWay(id, ask, intents);
    },
    wished: (wish) => {
      const made = kept.at(table);
      if (made !== undefined) kept.change(made.id, { wish });
    },
  });
  const before = kept.at(table);
  if (before !== undefined) moves.resume({ ...before, way: onItsWay(before.id, before.ask, before.intents) });
  return moves;
}
