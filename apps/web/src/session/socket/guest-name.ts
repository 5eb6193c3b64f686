import type { Guest, Refused } from '@quri/protocol';
import type { KeyValueStorage } from '../storage.ts';
import type { GuestAnswer } from './guest.ts';

interface GuestNamePort {
  readonly storage: KeyValueStorage;
  /** The name this device knows; empty if none. */
  here(): string;
  /** The guest on the server; null while unknown. */
  there(): Guest | null;
  call(name: string): Promise<GuestAnswer>;
  /** The name on this device has changed. */
  named(name: string): void;
  /** The server has confirmed it. */
  known(guest: Guest): void;
}

export const UNSENT_NAME = 'unsaid-name';

/** This person's name, here and on the server. */
export function guestName({ storage, here, there, call, named, known }: GuestNamePort) {
  const settle = (guest: Guest): void => {
    storage.write(UNSENT_NAME, null);
    named(guest.name ?? '');
    known(guest);
  };
  // Also unsent: a name of this device while the server has none.
  const unsent = (): string | null =>
    storage.read(UNSENT_NAME) ?? (there()?.name === null && here() !== '' ? here() : null);
  return {
    /** Sets a name; answers why it was refused, or null. Offline it is stored and sent later. */
    set: async (name: string): Promise<Refused | null> => {
      const answer = await call(name);
      if (answer.ok) settle(answer.guest);
      else if (answer.refused.code !== 'unavailable') return answer.refused;
      else {
        storage.write(UNSENT_NAME, name.trim());
        named(name.trim());
      }
      return null;
    },
    /** Sends a name that the server does not have yet. */
    sync: async (): Promise<void> => {
      const name = unsent();
      if (name === null) return;
      const answer = await call(name);
      // Changed meanwhile.
      if (unsent() !== name) return;
      if (answer.ok) settle(answer.guest);
      else if (!answer.refused.retry) {
        // Refused: the person is asked again where a name is needed.
        storage.write(UNSENT_NAME, null);
        named(there()?.name ?? '');
      }
    },
  };
}
