import { type Happening, positionOf } from './chronicle.ts';
import type { MoveAnswer } from './moves.ts';
import type { Store } from './store.ts';
import type { TableSnapshot } from './table-session.ts';

/** Takes own moves back, once: while that is on its way, another tap asks for nothing. */
export function undoOn(
  store: Pick<Store<TableSnapshot>, 'get'>,
  happen: (one: Happening) => void,
  send: (to: number) => Promise<MoveAnswer>,
): (to?: number) => void {
  return (to) => {
    const snapshot = store.get();
    const open = positionOf(snapshot)?.takeBack ?? null;
    if (open === null || snapshot.undoing !== null) return;
    happen({ type: 'undoing' });
    void send(to ?? open.last).then((answer) =>
      happen(answer.ok ? { type: 'undone', seq: answer.seq } : { type: 'refused', refused: answer.refused }),
    );
  };
}
