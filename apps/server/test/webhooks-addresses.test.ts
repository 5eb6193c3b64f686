import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/notifications/public-address.ts';
import { goneWhenAsked, hookTo, receiver, setWebhook, toThisMachine, webhookOf } from './support/receiver.ts';
import { play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newGuest } from './support/visit.ts';

const FORBIDDEN = { status: 403, body: { code: 'webhookForbidden', retry: false } };

describe('an address inside the host’s own network', () => {
  it('is not called: by literal, in every way to write it, nor by name', async () => {
    // As it is without a test: names are resolved by the machine, and only public addresses are allowed.
    const server = await startServer();
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    const { port } = hooks;
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '0',
      '0.0.0.0',
      'localhost',
      'LOCALHOST',
    ];
    const six = [
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:0:0:1]',
      '[64:ff9b::7f00:1]',
      '[fe80::1]',
    ];
    const inner = ['10.0.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '[fd00::1]'];
    for (const host of [...hosts, ...six, ...inner])
      expect(await setWebhook(server, anna, `http://${host}:${port}/`), host).toMatchObject(FORBIDDEN);
    for (const url of [
      `http://x@127.0.0.1:${port}/`,
      'ftp://example.org/',
      'http://example.org:25/',
      'no url',
      'x'.repeat(501),
    ])
      expect(await setWebhook(server, anna, url), url).toMatchObject(FORBIDDEN);
    expect(hooks.received).toEqual([]);
    expect((await webhookOf(server, anna)).status).toBe(204);
  });

  it('is not called by a name that has one such address among others', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const server = await startServer({ outgoing: { resolve, isAllowed: (address) => isPublicAddress(address, []) } });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    expect(await setWebhook(server, anna, `http://two.example:${hooks.port}/`)).toMatchObject(FORBIDDEN);
    expect(hooks.received).toEqual([]);
  });

  it('is not called by a name that stands for another address a moment later', async () => {
    // The name does not exist: were it resolved once more, by anybody else, nothing would arrive.
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolved: string[] = [];
    const server = await startServer({
      outgoing: {
        resolve: async (name) => {
          resolved.push(name);
          return [{ address: answers.shift() ?? '127.0.0.2', family: 4 }];
        },
        isAllowed: (address) => address === '127.0.0.1',
      },
    });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    const url = `http://rebound.invalid:${hooks.port}/`;
    expect((await setWebhook(server, anna, url)).status).toBe(200);
    expect(resolved).toEqual(['rebound.invalid']);
    expect(hooks.received[0]?.headers.host).toBe(`rebound.invalid:${hooks.port}`);
    expect(await setWebhook(server, anna, url)).toMatchObject(FORBIDDEN);
    expect(hooks.received).toHaveLength(1);
  });

  it('is answered like a name that nobody knows', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    const server = await startServer({ outgoing: { ...toThisMachine, resolve } });
    const anna = await newGuest(server, 'Anna');
    expect(await setWebhook(server, anna, 'http://nobody.example/')).toMatchObject(FORBIDDEN);
  });

  it('is not called by a redirect', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const inner = await receiver();
    const anna = await newGuest(server, 'Anna');
    for (const status of [301, 302, 303, 307, 308]) {
      hooks.answerBy(
        (response) => void response.writeHead(status, { location: `http://127.0.0.1:${inner.port}/` }).end(),
      );
      const refused = await setWebhook(server, anna, `http://hooks.example:${hooks.port}/`);
      expect(refused).toMatchObject({ status: 422, body: { code: 'webhookFailed', status } });
    }
    expect(inner.received).toEqual([]);
  });
});

describe('a webhook that answers badly', () => {
  it('is given up after its time, however slowly it speaks, and nobody waits for it', async () => {
    const server = await startServer({ outgoing: toThisMachine, settings: { webhookMs: 300 } });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    const url = `http://hooks.example:${hooks.port}/`;
    const failed = { status: 422, body: { code: 'webhookFailed', reason: 'noAnswer' } };
    hooks.answerBy(() => undefined);
    expect(await setWebhook(server, anna, url)).toMatchObject(failed);
    // One letter of the head after the other, for ever.
    hooks.answerBy(({ socket }) => {
      socket?.write('HTTP/1.1 200 OK\r\nx: ');
      const drip = setInterval(() => socket?.write('x'), 20);
      socket?.on('close', () => clearInterval(drip));
    });
    expect(await setWebhook(server, anna, url)).toMatchObject(failed);
    const resolve = () => new Promise<never>(() => undefined);
    const deaf = await startServer({ outgoing: { ...toThisMachine, resolve }, settings: { webhookMs: 300 } });
    expect(await setWebhook(deaf, await newGuest(deaf, 'Anna'), url)).toMatchObject(failed);
  });

  it('is not read further than it has to be', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      hooks.answerBy((response) => {
        response.writeHead(200);
        const write = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536;
          written += 65_536;
        };
        response.on('drain', write);
        response.on('close', () => resolve());
        write();
      });
    });
    expect((await setWebhook(server, anna, `http://hooks.example:${hooks.port}/`)).status).toBe(200);
    await closed;
    // What fits into the buffers of the two sockets, not what a line carries in five seconds.
    expect(written).toBeLessThan(32 * 1_048_576);
    // A head without an end.
    hooks.answerBy(({ socket }) => void socket?.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`));
    const refused = await setWebhook(server, anna, `http://hooks.example:${hooks.port}/`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'webhookFailed', reason: 'unreachable' } });
  });

  it('is tried by few at once', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const waiting: (() => void)[] = [];
    hooks.answerBy((response) => void waiting.push(() => void response.writeHead(204).end()));
    const guests = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => newGuest(server, name)));
    const url = `http://hooks.example:${hooks.port}/`;
    const first = guests.slice(0, 4).map((guest) => setWebhook(server, guest, url));
    await expect.poll(() => waiting.length, { timeout: 30_000 }).toBe(4);
    expect(await setWebhook(server, guests[4]!, url)).toMatchObject({ status: 429, body: { code: 'tooFast' } });
    for (const act of waiting.splice(0)) act();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is not called where its name leads inside by the time there is something to say', async () => {
    let address = '127.0.0.1';
    const resolve = async () => [{ address, family: 4 }];
    const server = await startServer({ outgoing: { ...toThisMachine, resolve }, settings: { notifyAfterMs: 50 } });
    const hooks = await receiver();
    const set = await play(server);
    await hookTo(hooks, server, set.people[1]!.guest);
    address = '127.0.0.2';
    await goneWhenAsked(set, [1]);
    const view = async () => (await webhookOf(server, set.people[1]!.guest)).body;
    await expect.poll(view, { timeout: 30_000 }).toMatchObject({ lastStatus: null, off: null });
    expect(hooks.texts()).toEqual([]);
  });
});
