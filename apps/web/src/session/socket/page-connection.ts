import type { Guest, Refused } from '@quri/protocol';
import { forgetTables } from '../my-tables.ts';
import { observable } from '../observable.ts';
import { changeSettings, settings } from '../settings.ts';
import { browserStorage, tabStorage } from '../storage.ts';
import { type Connection, createConnection } from './connection.ts';
import { ensureGuest } from './ensure-guest.ts';
import { currentGuest, putGuest, UNREACHABLE } from './guest.ts';
import { guestName, UNSENT_NAME } from './guest-name.ts';
import { webSocketConnector } from './reconnecting-socket.ts';
import { unansweredMoves } from './requests.ts';
import { keepSameGuest } from './same-guest.ts';
import { leaseLock, type TabLock, webLock } from './tab-lock.ts';

const NAME_TIMEOUT = 8000;

const randomColour = (): number => Math.floor(Math.random() * 8);

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Only there on https and localhost. */
const locks: LockManager | undefined = navigator.locks;
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const tabLock: TabLock =
  locks === undefined ? leaseLock({ storage: browserStorage, now: Date.now, sleep }) : webLock(locks);

/** Whoever runs the server keeps this browser out. It is asked again now and then, for that may end. */
export const isBanned = observable(false);

const askWho: typeof currentGuest = async (signal) => {
  const answer = await currentGuest(signal);
  isBanned.set(!answer.ok && answer.refused.code === 'banned');
  return answer;
};

/** Visitors without a name become guests too: browsing must not need a form. */
export function becomeGuest(signal: AbortSignal): Promise<Guest | null> {
  const createGuest = () => putGuest(null, randomColour(), signal);
  return ensureGuest({ lock: tabLock, currentGuest: askWho, createGuest }, signal);
}

const connect = webSocketConnector(async (signal) => {
  const guest = await becomeGuest(signal);
  if (guest !== null && guest.name !== null && settings.get().name === '') changeSettings({ name: guest.name });
  return guest !== null;
}, forgetIdentity);

/** This browser is no longer who it was: it must not give its next guest the name and the tables of the last one. */
export function forgetIdentity(): void {
  changeSettings({ name: '', colour: null });
  browserStorage.write(UNSENT_NAME, null);
  forgetTables();
}

const guestNameOver = ({ state, reconnect }: Connection) =>
  guestName({
    storage: browserStorage,
    here: () => settings.get().name,
    there: () => state.get().guest,
    call: (name) => {
      const signal = AbortSignal.timeout(NAME_TIMEOUT);
      // Not while another tab creates a guest: this browser would become two.
      const colour = state.get().guest?.colour ?? settings.get().colour ?? randomColour();
      const called = tabLock(() => putGuest(name, colour, signal), signal);
      return called.catch(() => UNREACHABLE);
    },
    named: (name) => changeSettings({ name }),
    known: (guest) => {
      const taken = state.get().guest;
      // The socket still belongs to the guest of an older cookie.
      if (taken !== null && taken.id !== guest.id) reconnect();
      else state.set({ ...state.get(), guest });
    },
  });

/** Sets this person's name, here and at all tables. Answers why it was refused, or null. */
export const takeName = (name: string): Promise<Refused | null> => guestNameOver(connection()).set(name);

/** Sends a name that the server does not have yet whenever the connection opens. */
function syncName(opened: Connection): void {
  let up = false;
  opened.state.subscribe(() => {
    const was = up;
    up = opened.state.get().line === 'up';
    if (up && !was) void guestNameOver(opened).sync();
  });
}

let made: Connection | undefined;
/** Those of this tab, sent before a reload perhaps. */
export const unanswered = unansweredMoves(tabStorage);

/** The one connection of this page, made when it is first needed. */
export function connection(): Connection {
  if (made === undefined) {
    const opened = createConnection({ connect, later, chance: Math.random, unanswered });
    made = opened;
    keepSameGuest(opened);
    syncName(opened);
    addEventListener('online', opened.wake);
    // The browser may know that the network is gone long before the socket does.
    addEventListener('offline', opened.reconnect);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') opened.wake();
    });
  }
  return made;
}
