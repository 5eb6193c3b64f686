import type { Result } from '@quri/kernel';
import type { Refused } from '@quri/protocol';

const UNREACHABLE: Result<never, Refused> = { ok: false, refused: { code: 'unavailable', retry: true } };
const TIMEOUT = 60_000;

/** A request about this guest, over http; a text is JSON already. An answer without a body is null. */
export async function askServer<T>(path: string, method = 'GET', body?: object | string): Promise<Result<T, Refused>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const read: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? { ok: true, value: read as T } : { ok: false, refused: read as Refused };
  } catch {
    return UNREACHABLE;
  }
}
