import type { Guest, Refused } from '@quri/protocol';

export type GuestAnswer =
  | { readonly ok: true; readonly guest: Guest }
  | { readonly ok: false; readonly refused: Refused };

const NOBODY: GuestAnswer = { ok: false, refused: { code: 'noGuest', retry: false } };
export const UNREACHABLE: GuestAnswer = { ok: false, refused: { code: 'unavailable', retry: true } };

async function answered(response: Promise<Response>): Promise<GuestAnswer> {
  try {
    const got = await response;
    if (got.status === 204) return NOBODY;
    const body: unknown = await got.json();
    return got.ok ? { ok: true, guest: body as Guest } : { ok: false, refused: body as Refused };
  } catch {
    return UNREACHABLE;
  }
}

/** Who this browser is to the server, if it was here before. */
export const whoAmI = (signal: AbortSignal): Promise<GuestAnswer> =>
  answered(fetch('/api/guest', { headers: { accept: 'application/json' }, signal }));

/** Takes a name and a colour, or others; null for somebody who has not said a name. */
export const callMe = (name: string | null, colour: number, signal: AbortSignal): Promise<GuestAnswer> =>
  answered(
    fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, colour }),
      signal,
    }),
  );
