import type { Guest, Refused } from '@quri/protocol';

export type GuestAnswer =
  | { readonly ok: true; readonly guest: Guest }
  | { readonly ok: false; readonly refused: Refused };

const NOBODY: Refused = { code: 'noGuest', retry: false };
const UNREACHABLE: Refused = { code: 'unavailable', retry: true };

async function answered(response: Promise<Response>): Promise<GuestAnswer> {
  try {
    const got = await response;
    if (got.status === 204) return { ok: false, refused: NOBODY };
    const body: unknown = await got.json();
    return got.ok ? { ok: true, guest: body as Guest } : { ok: false, refused: body as Refused };
  } catch {
    return { ok: false, refused: UNREACHABLE };
  }
}

/** Who this browser is to the server, if it was here before. */
export const whoAmI = (): Promise<GuestAnswer> =>
  answered(fetch('/api/guest', { headers: { accept: 'application/json' } }));

/** Takes a name and a colour, or others. */
export const callMe = (name: string, colour: number): Promise<GuestAnswer> =>
  answered(
    fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, colour }),
    }),
  );
