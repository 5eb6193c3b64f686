import type { Intent } from '@quri/protocol';
import { openPosition } from '../src/session/table-reducer.ts';
import type { TableSession } from '../src/session/table-session.ts';

/** Answers the decision that is open now. */
export function playNow(session: Pick<TableSession, 'snapshot' | 'play'>, intents: readonly Intent[]): void {
  const ask = openPosition(session.snapshot())?.ask ?? null;
  if (ask !== null) session.play(ask, intents);
}

/** Answers the open decision with the offer at that place. */
export function playOffer(session: TableSession, place: number): void {
  const offer = openPosition(session.snapshot())?.offers.at(place);
  if (offer !== undefined) playNow(session, [offer]);
}

/** Answers whatever is asked until there is nothing to answer any more. */
export async function playOut(session: TableSession, offer: (turn: number) => number): Promise<void> {
  for (let turn = 0; session.snapshot().room?.phase !== 'over'; turn++) {
    const snapshot = session.snapshot();
    if (snapshot.passTo !== null) session.ready();
    if (openPosition(snapshot)?.ask != null && snapshot.pending === null) playOffer(session, offer(turn));
    await new Promise((done) => setTimeout(done, 0));
  }
}
