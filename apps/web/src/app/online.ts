import type { Refused } from '@quri/protocol';
import { lasting, ofThisTab } from '../session/keep.ts';
import { type Alone, withLease, withLocks } from '../session/socket/alone.ts';
import { type Connection, connectionOver } from '../session/socket/connection.ts';
import { callMe, UNREACHABLE, whoAmI } from '../session/socket/guest.ts';
import { introduce } from '../session/socket/introduction.ts';
import { seatBytesIn } from '../session/socket/seat-bytes.ts';
import type { SocketSessionNeeds } from '../session/socket/socket-session.ts';
import { unansweredIn } from '../session/socket/unanswered.ts';
import { dialler } from './dial.ts';
import { type MyName, myName } from './my-name.ts';
import { change, settings } from './settings.ts';
import { shareWho } from './share-who.ts';

/** So long a name may take to be taken. */
const PATIENCE = 8000;

const anyColour = (): number => Math.floor(Math.random() * 8);

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const { locks } = navigator as { readonly locks?: LockManager };
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const alone: Alone = locks === undefined ? withLease({ keep: lasting, now: Date.now, pause }) : withLocks(locks);

/** Whoever comes without a name is a guest until they take one: looking round must not need a form. */
const dial = dialler(async (signal) => {
  const become = () => callMe(null, anyColour(), signal);
  const guest = await introduce({ alone, whoAmI, become }, signal);
  if (guest !== null && guest.name !== null && settings.get().name === '') change({ name: guest.name });
  return guest !== null;
});

const nameOver = ({ state, again }: Connection): MyName =>
  myName({
    keep: lasting,
    here: () => settings.get().name,
    there: () => state.get().guest,
    call: (name) => {
      const signal = AbortSignal.timeout(PATIENCE);
      // Not while another tab becomes a guest: there would be two of us.
      const called = alone(() => callMe(name, state.get().guest?.colour ?? anyColour(), signal), signal);
      return called.catch(() => UNREACHABLE);
    },
    named: (name) => change({ name }),
    known: (guest) => {
      const taken = state.get().guest;
      // The line still goes by somebody this browser no longer is.
      if (taken !== null && taken.id !== guest.id) again();
      else state.set({ ...state.get(), guest });
    },
  });

/** Takes a name, here and at all tables. Says why not, if it may not be. */
export const takeName = (name: string): Promise<Refused | null> => nameOver(connection()).take(name);

/** Whenever the line comes up, the server is told what it does not know of our name. */
function sayName(opened: Connection): void {
  let up = false;
  opened.state.subscribe(() => {
    const was = up;
    up = opened.state.get().line === 'up';
    if (up && !was) void nameOver(opened).say();
  });
}

let made: Connection | undefined;
const moves = unansweredIn(ofThisTab);

/** The one connection of this page, made when it is first needed. */
export function connection(): Connection {
  if (made === undefined) {
    const opened = connectionOver({ dial, later, chance: Math.random, moves });
    made = opened;
    shareWho(opened);
    sayName(opened);
    addEventListener('online', opened.wake);
    // A line that is cut says nothing for a long while; the browser may know sooner.
    addEventListener('offline', opened.again);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') opened.wake();
    });
  }
  return made;
}

export const onlineNeeds = (): SocketSessionNeeds => ({
  connection: connection(),
  moves,
  bytes: seatBytesIn(lasting),
  fetchReplay: async (table) => {
    const response = await fetch(`/api/tables/${table}/replay`).catch(() => undefined);
    return response?.ok ? response.text() : null;
  },
});
