import type { Guest } from '@quri/protocol';
import type { Alone } from './alone.ts';
import type { GuestAnswer } from './guest.ts';

export interface IntroductionNeeds {
  readonly alone: Alone;
  whoAmI(signal: AbortSignal): Promise<GuestAnswer>;
  /** Becomes a guest, under whatever name this browser remembers. */
  become(signal: AbortSignal): Promise<GuestAnswer>;
}

/**
 * Who this browser is to the server; a newcomer becomes a guest. Two tabs that are opened at once would become two, and
 * the first would then act as one it no longer is: so tabs introduce themselves one after the other, and look again
 * who they are when it is their turn.
 */
export async function introduce(needs: IntroductionNeeds, signal: AbortSignal): Promise<Guest | null> {
  const known = await needs.whoAmI(signal);
  if (known.ok) return known.guest;
  if (known.refused.code !== 'noGuest') return null;
  const made = await needs.alone(async () => {
    const now = await needs.whoAmI(signal);
    return now.ok || now.refused.code !== 'noGuest' ? now : needs.become(signal);
  }, signal);
  return made.ok ? made.guest : null;
}
