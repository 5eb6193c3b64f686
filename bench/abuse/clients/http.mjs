// Requests over http from a chosen loopback address.
import { request } from 'node:http';
import { onLoopback } from './loopback.mjs';

/** `status` is 0 where there was no answer. The body is read to its end. */
export function httpRequest(url, path, { address, method = 'GET', headers = {}, body, agent, timeout = 20_000 } = {}) {
  const { host, port } = onLoopback(url);
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const wish = request({ host, port, path, method, headers, agent, timeout, localAddress: address }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', lost);
      response.on('aborted', lost);
    });
    wish.on('timeout', () => wish.destroy());
    wish.on('error', lost);
    wish.end(body);
  });
}

/** A new guest's cookie. Asks again while there are too many of this address. */
export async function newGuest(url, address, tries = 100) {
  const body = JSON.stringify({ name: 'Anna', colour: 0 });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  for (let i = 0; i < tries; i++) {
    const answer = await httpRequest(url, '/api/guest', { address, method: 'POST', headers, body });
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) return cookie.split(';')[0];
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no guest');
}
