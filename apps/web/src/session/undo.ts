import type { MoveOutcome } from './moves.ts';
import type { Observable } from './observable.ts';
import { openPosition, type TableAction } from './table-reducer.ts';
import type { TableSnapshot } from './table-session.ts';

/** Sends a take-back; further taps are ignored until it is answered. */
export function undoFor(
  store: Pick<Observable<TableSnapshot>, 'get'>,
  dispatch: (action: TableAction) => void,
  send: (to: number) => Promise<MoveOutcome>,
): (to?: number) => void {
  return (to) => {
    const snapshot = store.get();
    const open = openPosition(snapshot)?.takeBack ?? null;
    if (open === null || snapshot.undoing !== null) return;
    dispatch({ type: 'undoing' });
    void send(to ?? open.last).then((answer) =>
      dispatch(
        answer.ok ? { type: 'undone', seq: answer.seq } : { type: 'refused', refused: answer.refused, of: 'takeBack' },
      ),
    );
  };
}
