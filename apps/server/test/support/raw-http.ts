import { request } from 'node:http';
import type { TestServer } from './test-server.ts';

interface RawAnswer {
  readonly status: number;
  /** But for the date. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came: nothing is unpacked. */
  readonly body: Buffer;
}

/** Asks with these headers and no others than a request must have. */
export const got = (
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { date: _date, ...rest } = response.headers;
        const all = Object.entries(rest).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(all), body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject);
    asked.end(method === 'GET' ? '' : body);
  });
