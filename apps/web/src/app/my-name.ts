import type { Guest, Refused } from '@quri/protocol';
import type { Keep } from '../session/keep.ts';
import type { GuestAnswer } from '../session/socket/guest.ts';

/** What this person is called, here and on the server. */
export interface MyName {
  /** Takes a name. Says why not, if it may not be; out of reach of the server it is taken here, and said there later. */
  take(name: string): Promise<Refused | null>;
  /** The server is there: what it does not know yet is said to it. */
  say(): Promise<void>;
}

interface Needs {
  readonly keep: Keep;
  /** The name this device knows; empty if none. */
  here(): string;
  /** Who the server takes us for; null while that is not known. */
  there(): Guest | null;
  call(name: string): Promise<GuestAnswer>;
  /** From now on this is the name here. */
  named(name: string): void;
  /** The server has it so. */
  known(guest: Guest): void;
}

const KEY = 'unsaid-name';

export function myName({ keep, here, there, call, named, known }: Needs): MyName {
  const settle = (guest: Guest): void => {
    keep.write(KEY, null);
    named(guest.name ?? '');
    known(guest);
  };
  // A name from here may also be unsaid where nothing was noted: the server has none for us.
  const unsaid = (): string | null => keep.read(KEY) ?? (there()?.name === null && here() !== '' ? here() : null);
  return {
    take: async (name) => {
      const answer = await call(name);
      if (answer.ok) settle(answer.guest);
      else if (answer.refused.code !== 'unavailable') return answer.refused;
      else {
        keep.write(KEY, name.trim());
        named(name.trim());
      }
      return null;
    },
    say: async () => {
      const name = unsaid();
      if (name === null) return;
      const answer = await call(name);
      // Another one was taken meanwhile.
      if (unsaid() !== name) return;
      if (answer.ok) settle(answer.guest);
      else if (!answer.refused.retry) {
        // It may not be: whoever typed it is asked again where a name is needed.
        keep.write(KEY, null);
        named(there()?.name ?? '');
      }
    },
  };
}
