import type { Refused, RoomView, SeatView } from '@quri/protocol';
import type { SetUp, SetUpChange } from '../table-session.ts';
import type { RequestAnswer } from './requests.ts';

interface PendingChange {
  readonly change: SetUpChange;
  /** A change before it was refused: if this one is refused too, it is sent again without that. */
  retry: boolean;
}

export interface OptimisticSetup {
  /** A change on top of all pending ones. */
  change(change: (now: SetUp) => SetUpChange): void;
  /** The server sent the room. */
  received(room: RoomView): void;
  /** The room with all pending changes. */
  shown(room: RoomView): RoomView;
}

interface Needs {
  ask(to: SetUp): Promise<RequestAnswer>;
  /** The pending changes are different now. */
  changed(): void;
  refused(refused: Refused): void;
}

const EMPTY: SeatView = { kind: 'empty' };

const setUpOf = ({ seats, options, open }: RoomView): SetUp => ({ seats: seats.length, options, open });

const changed = (now: SetUp, { options, ...rest }: SetUpChange): SetUp => ({
  ...now,
  ...rest,
  options: { ...now.options, ...options },
});

/**
 * The table's setup with the host's changes that the server has not confirmed yet. A message carries the whole setup, so
 * each change is built on the ones before it, and two quick taps are two steps. Only a refused change is undone.
 */
export function optimisticSetup({ ask, changed: tell, refused }: Needs): OptimisticSetup {
  // The setup in the newest room, and the newest confirmed one: answers arrive before the room that shows them.
  let heard: SetUp | null = null;
  let said: SetUp | null = null;
  let open: readonly PendingChange[] = [];
  const latest = (from: SetUp): SetUp => open.reduce((now, { change }) => changed(now, change), from);

  const send = async (change: SetUpChange): Promise<void> => {
    if (said === null) return;
    const one: PendingChange = { change, retry: false };
    open = [...open, one];
    const to = latest(said);
    tell();
    const answer = await ask(to);
    const after = open.slice(open.indexOf(one) + 1);
    open = open.filter((other) => other !== one);
    if (answer.ok) said = to;
    // It was sent together with a refused change: send it again without that.
    else if (one.retry) return send(change);
    else {
      for (const other of after) other.retry = true;
      refused(answer.refused);
    }
    tell();
  };

  return {
    change: (change) => {
      if (said !== null) void send(change(latest(said)));
    },
    received: (room) => {
      heard = setUpOf(room);
      said = heard;
    },
    shown: (room) => {
      if (said === null || (open.length === 0 && said === heard)) return room;
      const { seats, ...rest } = latest(said);
      return { ...room, ...rest, seats: Array.from({ length: seats }, (_, n) => room.seats[n] ?? EMPTY) };
    },
  };
}
