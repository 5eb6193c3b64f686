import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookKind, WebhookView } from '@quri/protocol';
import { expect, onTestFinished } from 'vitest';
import type { Outgoing } from '../../src/notifications/post-message.ts';
import { type Answered, asked } from './me.ts';
import { answer, type SetTable, TORCH, vanishes } from './set-table.ts';
import type { TestServer } from './test-server.ts';
import type { Guest, Visit } from './visit.ts';

export interface Received {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  readonly received: Received[];
  /** What it does from now on instead of answering 204. */
  answerBy(act: (response: ServerResponse, request: IncomingMessage) => void): void;
  /** The texts of what came to a path as plain JSON, test messages left out. */
  texts(path?: string): readonly string[];
}

/** A real server that takes messages, on this machine. */
export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  let act = (response: ServerResponse, _request: IncomingMessage): void => void response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = '', method = '', headers } = request;
    received.push({ path, method, headers, body: Buffer.concat(parts).toString() });
    act(response, request);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    port: (server.address() as AddressInfo).port,
    received,
    answerBy: (next) => {
      act = next;
    },
    texts: (path = '/hook') =>
      received
        .filter((one) => one.path === path)
        .map(({ body }) => JSON.parse(body) as { type: string; text: string })
        .flatMap(({ type, text }) => (type === 'test' ? [] : [text])),
  };
}

/** Names lead to this machine, and to nothing else. */
export const toThisMachine: Outgoing = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
};

export const setWebhook = (
  server: TestServer,
  guest: Pick<Guest, 'cookie'>,
  url: unknown,
  kind: WebhookKind = 'json',
  language: unknown = 'en',
): Promise<Answered<WebhookView>> =>
  asked(server, guest, '/api/me/webhook', { method: 'PUT', body: { url, kind, language } });

export const webhookOf = (server: TestServer, guest: Pick<Guest, 'cookie'>): Promise<Answered<WebhookView | null>> =>
  asked(server, guest, '/api/me/webhook');

/** A webhook that this one receives, at this path. */
export async function hookTo(
  { port }: Receiver,
  server: TestServer,
  guest: Pick<Guest, 'cookie'>,
  path = '/hook',
  kind: WebhookKind = 'json',
  language = 'en',
): Promise<void> {
  expect((await setWebhook(server, guest, `http://hooks.example:${port}${path}`, kind, language)).status).toBe(200);
}

/** Those with these seats choose and leave; then the others choose, so that everybody is asked anew. */
export async function goneWhenAsked({ table, people }: SetTable, gone: readonly number[]): Promise<void> {
  const others = people.filter((_one, seat) => !gone.includes(seat));
  for (const seat of gone) expect(await answer(people[seat] as Visit, table, TORCH)).toHaveProperty('done');
  for (const seat of gone) await vanishes(people[seat] as Visit, others, table, seat);
  await chooseAll(others, table);
}

/** Each of them chooses once. */
export async function chooseAll(people: readonly Visit[], table: string): Promise<void> {
  for (const one of people) {
    const before = one.last(table)?.seq ?? -1;
    expect(await answer(one, table, TORCH)).toHaveProperty('done');
    await one.until('the news of it', () => (one.last(table)?.seq ?? -1) > before);
  }
}
