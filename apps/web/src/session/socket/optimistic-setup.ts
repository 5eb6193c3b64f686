import type { Refused, RoomView, SeatView } from '@quri/protocol';
import type { SetUp, SetUpChange } from '../table-session.ts';
import type { RequestAnswer } from './requests.ts';

interface PendingChange {
  readonly change: SetUpChange;
  /** A change before it was refused: if this one is refused too, it is sent again without that. */
  retry: boolean;
}

interface OptimisticSetupPort {
  ask(to: SetUp): Promise<RequestAnswer>;
  /** The pending changes are different now. */
  changed(): void;
  refused(refused: Refused): void;
}

const EMPTY: SeatView = { kind: 'empty' };

const setUpOf = ({ seats, options, open, terms }: RoomView): SetUp => ({ seats: seats.length, options, open, terms });

const applied = (now: SetUp, { options, ...rest }: SetUpChange): SetUp => ({
  ...now,
  ...rest,
  options: { ...now.options, ...options },
});

/**
 * The table's setup with the host's changes that the server has not confirmed yet. A message carries the whole setup, so
 * each change is built on the ones before it, and two quick taps are two steps. Only a refused change is undone.
 */
export function optimisticSetup({ ask, changed, refused }: OptimisticSetupPort) {
  // The setup in the newest room, and the newest confirmed one: answers arrive before the room that shows them.
  let received: SetUp | null = null;
  let confirmed: SetUp | null = null;
  let pending: readonly PendingChange[] = [];
  const latest = (from: SetUp): SetUp => pending.reduce((now, { change }) => applied(now, change), from);

  const send = async (change: SetUpChange): Promise<void> => {
    if (confirmed === null) return;
    const one: PendingChange = { change, retry: false };
    pending = [...pending, one];
    const to = latest(confirmed);
    changed();
    const answer = await ask(to);
    const after = pending.slice(pending.indexOf(one) + 1);
    pending = pending.filter((other) => other !== one);
    if (answer.ok) confirmed = to;
    // It was sent together with a refused change: send it again without that.
    else if (one.retry) return send(change);
    else {
      for (const other of after) other.retry = true;
      refused(answer.refused);
    }
    changed();
  };

  return {
    /** A change on top of all pending ones. */
    change: (change: (now: SetUp) => SetUpChange): void => {
      if (confirmed !== null) void send(change(latest(confirmed)));
    },
    /** The server sent the room. */
    received: (room: RoomView): void => {
      received = setUpOf(room);
      confirmed = received;
    },
    /** The room with all pending changes. */
    shown: (room: RoomView): RoomView => {
      if (confirmed === null || (pending.length === 0 && confirmed === received)) return room;
      const { seats, ...rest } = latest(confirmed);
      return { ...room, ...rest, seats: Array.from({ length: seats }, (_, n) => room.seats[n] ?? EMPTY) };
    },
  };
}
