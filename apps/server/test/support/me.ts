import type { TestServer } from './test-server.ts';
import type { Guest } from './visit.ts';

export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A request over http, with the cookie of a guest. */
export async function asked<T = unknown>(
  server: TestServer,
  who: Pick<Guest, 'cookie'> | null,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered<T>> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(who === null ? {} : { cookie: who.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as T };
}

/** The cookie an answer sets. */
export const cookieOf = (answered: Answered<unknown>): string =>
  answered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
