import type { Intent } from '@quri/protocol';
import { type Moves, movesFor, type SentMove } from '../moves.ts';
import type { Observable } from '../observable.ts';
import { newId } from '../random.ts';
import type { TableSnapshot } from '../table-session.ts';
import type { Connection } from './connection.ts';
import type { UnansweredMoves } from './unanswered-moves.ts';

/** The moves at one table, each stored until answered; one from before a reload is pending at once. */
export function socketMoves(
  table: string,
  { request, withdraw }: Pick<Connection, 'request' | 'withdraw'>,
  unanswered: UnansweredMoves,
  store: Observable<TableSnapshot>,
): Moves {
  const sentMove = (id: string, ask: number, intents: readonly Intent[]): SentMove => ({
    answer: request({ type: 'move', table, ask, intents }, id).then((given) =>
      given.ok ? { ok: true, seq: given.done.seq, refused: given.done.refused } : given,
    ),
    withdraw: () => withdraw(id),
  });
  const moves = movesFor(store, {
    send: (ask, intents) => {
      const id = newId();
      unanswered.put({ id, table, ask, intents, wish: null, out: false });
      return sentMove(id, ask, intents);
    },
    replacementChanged: (wish) => {
      const made = unanswered.at(table);
      if (made !== undefined) unanswered.change(made.id, { wish });
    },
  });
  const before = unanswered.at(table);
  if (before !== undefined) moves.resume({ ...before, sent: sentMove(before.id, before.ask, before.intents) });
  return moves;
}
