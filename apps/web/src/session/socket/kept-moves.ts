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
  const onItsWay = (id: string, ask: number, offer: number): MoveOnItsWay => ({
    answer: request({ type: 'move', table, ask, offer }, id).then((given) =>
      given.ok ? { ok: true, seq: given.done.seq } : given,
    ),
    withdraw: () => withdraw(id),
  });
  const moves = movesOn(store, {
    send: (ask, offer, intent) => {
      const id = newId();
      kept.put({ id, table, ask, offer, intent, wish: null, out: false });
      return onItsWay(id, ask, offer);
    },
    wished: (wish) => {
      const made = kept.at(table);
      if (made !== undefined) kept.change(made.id, { wish });
    },
  });
  const before = kept.at(table);
  if (before !== undefined) moves.resume({ ...before, way: onItsWay(before.id, before.ask, before.offer) });
  return moves;
}
