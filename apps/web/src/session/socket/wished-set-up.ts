import type { Refused, RoomView, SeatView } from '@quri/protocol';
import type { SetUp, SetUpChange } from '../table-session.ts';
import type { Answered } from './requests.ts';

interface Wish {
  readonly change: SetUpChange;
  /** Something it was built on was refused meanwhile. */
  shaky: boolean;
}

export interface WishedSetUp {
  /** A change on top of everything wished for so far. */
  wish(change: (now: SetUp) => SetUpChange): void;
  /** The table said how it is set up. */
  told(room: RoomView): void;
  /** A table as it will be if all that was wished for comes true. */
  shown(room: RoomView): RoomView;
}

interface Needs {
  ask(to: SetUp): Promise<Answered>;
  /** What is wished for has changed, by a wish or by an answer. */
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
 * How the host wants the table set up, ahead of the server. A message sets up everything, so each is built on the one
 * before, also while that is on its way: two quick taps are two steps. What is refused is undone, and nothing else.
 */
export function wishedSetUp({ ask, changed: tell, refused }: Needs): WishedSetUp {
  // What the room said last, and how the server has it by now: an answer is here before the room that shows it.
  let heard: SetUp | null = null;
  let said: SetUp | null = null;
  let open: readonly Wish[] = [];
  const latest = (from: SetUp): SetUp => open.reduce((now, { change }) => changed(now, change), from);

  const send = async (change: SetUpChange): Promise<void> => {
    if (said === null) return;
    const one: Wish = { change, shaky: false };
    open = [...open, one];
    const to = latest(said);
    tell();
    const answer = await ask(to);
    const after = open.slice(open.indexOf(one) + 1);
    open = open.filter((other) => other !== one);
    if (answer.ok) said = to;
    // Perhaps it was only in bad company: it is asked for once more without it.
    else if (one.shaky) return send(change);
    else {
      for (const other of after) other.shaky = true;
      refused(answer.refused);
    }
    tell();
  };

  return {
    wish: (change) => {
      if (said !== null) void send(change(latest(said)));
    },
    told: (room) => {
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
