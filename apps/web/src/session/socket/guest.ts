import type { Guest, Refused } from '@quri/protocol';

export type GuestAnswer =
  | { readonly ok: true; readonly guest: Guest }
  | { readonly ok: false; readonly refused: Refused };

const NOBODY: GuestAnswer = { ok: false, refused: { code: 'noGuest', retry: false } };
export const UNREACHABLE: GuestAnswer = { ok: false, refused: { code: 'unavailable', retry: true } };

async function guestAnswer(response: Promise<Response>): Promise<GuestAnswer> {
  try {
    const got = await response;
    if (got.status === 204) return NOBODY;
    const body: unknown = await got.json();
    return got.ok ? { ok: true, guest: body as Guest } : { ok: false, refused: body as Refused };
  } catch {
    return UNREACHABLE;
  }
}

/** The guest of this browser's cookie, if there is one. */
export const currentGuest = (signal: AbortSignal): Promise<GuestAnswer> =>
  guestAnswer(fetch('/api/guest', { headers: { accept: 'application/json' }, signal }));

/** Creates or changes the guest; null for no name. */
export const putGuest = (name: string | null, colour: number, signal: AbortSignal): Promise<GuestAnswer> =>
  guestAnswer(
    fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, colour }),
      signal,
    }),
  );
