import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { hostIn, webhookUrl } from './webhook-url.ts';

export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a message was answered with, or why it was not. `forbidden`: there is no such address, or not for us. */
export type Posted =
  | { readonly status: number }
  | { readonly status: null; readonly reason: 'forbidden' | 'noAnswer' | 'unreachable' };

/** How names are resolved, and which addresses may be connected to. */
export interface Outgoing {
  resolve(name: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
}

export const publicInternet: Outgoing = {
  resolve: (name) => lookup(name, { all: true }),
  isAllowed: isPublicAddress,
};

/** More of an answer is not read: only its status counts. */
const MOST_BYTES = 4096;

const failed = (reason: 'forbidden' | 'noAnswer' | 'unreachable'): Posted => ({ status: null, reason });

/**
 * Sends one message. Every address of the name must be allowed, and the connection goes to these and not to what the
 * name stands for a moment later. Redirects are not followed.
 */
export async function postMessage(out: Outgoing, message: OutgoingMessage, ms: number): Promise<Posted> {
  const url = webhookUrl(message.url);
  if (url === undefined) return failed('forbidden');
  const signal = AbortSignal.timeout(ms);
  try {
    const addresses = await unlessAborted(addressesOf(out, hostIn(url)), signal);
    if (addresses.length === 0 || !addresses.every(({ address }) => out.isAllowed(address))) return failed('forbidden');
    return { status: await statusOf(url, addresses, message, signal) };
  } catch (error) {
    if (signal.aborted) return failed('noAnswer');
    // The same as a name inside the host's network: nobody learns which names there are.
    return failed(codeOf(error) === 'ENOTFOUND' ? 'forbidden' : 'unreachable');
  }
}

async function addressesOf(out: Outgoing, host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  return family === 0 ? out.resolve(host) : [{ address: host, family }];
}

function statusOf(
  url: URL,
  addresses: readonly LookupAddress[],
  { headers, body }: OutgoingMessage,
  signal: AbortSignal,
): Promise<number> {
  const first = addresses[0]?.address ?? '';
  const checked: LookupFunction = (_name, options, found) => {
    if (options.all === true) found(null, [...addresses]);
    else found(null, first, isIP(first));
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // A connection of its own: none is kept that was made to another address.
      agent: false,
      lookup: checked,
      signal,
      maxHeaderSize: MOST_BYTES,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Quri' },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let left = MOST_BYTES;
      response.on('error', () => undefined);
      response.on('data', (part: Buffer) => {
        left -= part.length;
        if (left < 0) request.destroy();
      });
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}

/** Resolving a name cannot be cancelled; it is no longer waited for. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
    }),
  ]);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
