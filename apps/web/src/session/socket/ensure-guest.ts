import type { Guest } from '@quri/protocol';
import type { GuestAnswer } from './guest.ts';
import type { TabLock } from './tab-lock.ts';

interface EnsureGuestPort {
  readonly lock: TabLock;
  currentGuest(signal: AbortSignal): Promise<GuestAnswer>;
  /** Creates a guest on the server. */
  createGuest(signal: AbortSignal): Promise<GuestAnswer>;
}

/**
 * The guest of this browser; created on the first visit. Two tabs opened at once would create two and share one cookie,
 * so creating is locked across tabs, and each looks again once it has the lock.
 */
export async function ensureGuest(port: EnsureGuestPort, signal: AbortSignal): Promise<Guest | null> {
  const known = await port.currentGuest(signal);
  if (known.ok) return known.guest;
  if (known.refused.code !== 'noGuest') return null;
  const made = await port.lock(async () => {
    const now = await port.currentGuest(signal);
    return now.ok || now.refused.code !== 'noGuest' ? now : port.createGuest(signal);
  }, signal);
  return made.ok ? made.guest : null;
}
