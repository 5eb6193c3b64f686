import type { Refused } from '@quri/protocol';

type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused };

const UNREACHABLE: Answered<never> = { ok: false, refused: { code: 'unavailable', retry: true } };
const TIMEOUT = 60_000;

/** A request about this guest, over http. An answer without a body is null. */
export async function askServer<T>(path: string, method = 'GET', body?: object): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const read: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? { ok: true, value: read as T } : { ok: false, refused: read as Refused };
  } catch {
    return UNREACHABLE;
  }
}
