import type { Refused } from '@quri/protocol';
import { lasting } from '../session/keep.ts';
import { type Connection, connectionOver } from '../session/socket/connection.ts';
import { callMe, whoAmI } from '../session/socket/guest.ts';
import type { Wire } from '../session/socket/line.ts';
import { seatBytesIn } from '../session/socket/seat-bytes.ts';
import type { SocketSessionNeeds } from '../session/socket/socket-session.ts';
import { SHELL } from './language.tsx';
import { change, settings } from './settings.ts';

/** Whoever comes without a name is a guest until they take one: looking round must not need a form. */
async function introduce(): Promise<boolean> {
  const known = await whoAmI();
  if (known.ok) {
    if (settings.get().name === '' && known.guest.name !== SHELL[settings.get().language].guest)
      change({ name: known.guest.name });
    return true;
  }
  if (known.refused.code !== 'noGuest') return false;
  const { name, language } = settings.get();
  const made = await callMe(name === '' ? SHELL[language].guest : name, Math.floor(Math.random() * 8));
  return made.ok;
}

let introduced = false;

function dial(): Wire {
  const wire: Wire = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
  let closed = false;
  wire.close = () => {
    closed = true;
  };
  const open = (): void => {
    if (closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
    wire.send = (text) => socket.send(text);
    wire.close = () => socket.close();
    let opened = false;
    socket.onopen = () => {
      opened = true;
      wire.onopen?.();
    };
    socket.onmessage = ({ data }) => wire.onmessage?.(String(data));
    socket.onclose = () => {
      // A door that never opened may be shut because nobody knows us any more.
      if (!opened) introduced = false;
      wire.onclose?.();
    };
  };
  if (introduced) open();
  else {
    void introduce().then((known) => {
      introduced = known;
      if (known) open();
      else wire.onclose?.();
    });
  }
  return wire;
}

/** Takes a name, here and at all tables. Says why not, if it may not be. */
export async function takeName(name: string): Promise<Refused | null> {
  const { state } = connection();
  const colour = state.get().guest?.colour ?? Math.floor(Math.random() * 8);
  const answer = await callMe(name, colour);
  if (!answer.ok) {
    // Out of reach of the server the name still serves at the tables of this device.
    if (answer.refused.code === 'unavailable') change({ name: name.trim() });
    return answer.refused;
  }
  change({ name: answer.guest.name });
  state.set({ ...state.get(), guest: answer.guest });
  return null;
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

let made: Connection | undefined;

/** The one connection of this page, made when it is first needed. */
export function connection(): Connection {
  if (made === undefined) {
    const opened = connectionOver({ dial, later, chance: Math.random });
    made = opened;
    addEventListener('online', opened.hurry);
    // A line that is cut says nothing for a long while; the browser may know sooner.
    addEventListener('offline', opened.again);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') opened.hurry();
    });
  }
  return made;
}

export const onlineNeeds = (): SocketSessionNeeds => ({
  connection: connection(),
  bytes: seatBytesIn(lasting),
  fetchReplay: async (table) => {
    const response = await fetch(`/api/tables/${table}/replay`).catch(() => undefined);
    return response?.ok ? response.text() : null;
  },
});
