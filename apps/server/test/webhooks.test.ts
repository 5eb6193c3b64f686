import { describe, expect, it } from 'vitest';
import { asked } from './support/me.ts';
import {
  goneWhenAsked,
  hookTo,
  type Received,
  receiver,
  setWebhook,
  toThisMachine,
  webhookOf,
} from './support/receiver.ts';
import { play } from './support/set-table.ts';
import { startServer } from './support/test-server.ts';
import { newGuest } from './support/visit.ts';

const TEST = 'Quri will tell you here when it is your turn and you are not at the table.';

describe('a webhook of one’s own', () => {
  it('is tried before it is stored, and shown without its secret', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    expect(await webhookOf(server, anna)).toMatchObject({ status: 204, body: null });
    const url = `http://hooks.example:${hooks.port}/very-secret?token=alsoSecret`;
    const set = await setWebhook(server, anna, url);
    const view = { kind: 'json', host: `hooks.example:${hooks.port}`, language: 'en', off: null, lastStatus: 204 };
    expect(set).toMatchObject({ status: 200, body: view });
    const [test] = hooks.received as [Received];
    expect(test).toMatchObject({ path: '/very-secret?token=alsoSecret', method: 'POST' });
    expect(JSON.parse(test.body)).toEqual({ type: 'test', text: TEST, link: null, tables: [] });
    expect(test.headers).not.toHaveProperty('cookie');
    const shown = await webhookOf(server, anna);
    expect(shown.body).toEqual(view);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const { body: file } = await asked<{ webhooks: unknown }>(server, anna, '/api/me/export');
    expect(file.webhooks).toMatchObject([{ kind: 'json', host: view.host, off: null, last_status: 204 }]);
    for (const text of [JSON.stringify([set.body, shown.body, file]), ...server.logged])
      expect(text).not.toMatch(/very-secret|alsoSecret/);
    await server.restart();
    expect((await webhookOf(server, anna)).body).toEqual(view);
    expect((await webhookOf(server, await newGuest(server, 'Bartek'))).status).toBe(204);
  });

  it('stays as it was where another one fails, and is gone when it is deleted', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    await hookTo(hooks, server, anna);
    const before = (await webhookOf(server, anna)).body;
    for (const status of [300, 302, 404, 410, 500]) {
      hooks.answerBy((response) => void response.writeHead(status, { location: '/elsewhere' }).end());
      const failed = await setWebhook(server, anna, `http://hooks.example:${hooks.port}/other`, 'slack');
      expect(failed).toMatchObject({ status: 422, body: { code: 'webhookFailed', status, retry: false } });
    }
    expect(hooks.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
    const closed = await setWebhook(server, anna, 'http://hooks.example:1024/');
    expect(closed).toMatchObject({ status: 422, body: { code: 'webhookFailed', reason: 'unreachable' } });
    expect((await webhookOf(server, anna)).body).toEqual(before);
    const gone = await asked(server, anna, '/api/me/webhook', { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect((await webhookOf(server, anna)).status).toBe(204);
  });

  it('is deleted with its guest, to the last byte', async () => {
    const server = await startServer({ outgoing: toThisMachine });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    await hookTo(hooks, server, anna, '/Xq7MarkerZz');
    expect(server.store.webhook(anna.id)?.url).toContain('Xq7MarkerZz');
    const deleted = await asked(server, anna, '/api/me/delete', { method: 'POST', body: { confirm: 'delete' } });
    expect(deleted.status).toBe(204);
    expect([server.store.webhook(anna.id), server.store.webhookGuests()]).toEqual([undefined, []]);
  });

  it('is set by nobody else, not too often, and only as it can be', async () => {
    const server = await startServer({ outgoing: toThisMachine, settings: { webhookTriesPerMinute: 2 } });
    const hooks = await receiver();
    const anna = await newGuest(server, 'Anna');
    const url = `http://hooks.example:${hooks.port}/hook`;
    const put = (body: unknown, headers = {}, who: { cookie: string } | null = anna) =>
      asked(server, who, '/api/me/webhook', { method: 'PUT', body, headers });
    const wanted = { url, kind: 'json', language: 'en' };
    expect((await put(wanted, {}, null)).status).toBe(401);
    expect((await put(wanted, { origin: 'http://evil.example' })).status).toBe(403);
    for (const body of [
      {},
      { ...wanted, kind: 'email' },
      { ...wanted, language: 'de' },
      { ...wanted, url: 7 },
      [],
      '"x"',
    ])
      expect(await put(body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(hooks.received).toEqual([]);
    expect([(await put(wanted)).status, (await put(wanted)).status, (await put(wanted)).status]).toEqual([
      200, 200, 429,
    ]);
    expect(hooks.received).toHaveLength(2);
  });
});

describe('the message that it is somebody’s turn', () => {
  it('has the shape that each service takes, and no name that means something there', async () => {
    const env = { PUBLIC_URL: 'https://quri.example' };
    const server = await startServer({ outgoing: toThisMachine, env, settings: { notifyAfterMs: 50 } });
    const hooks = await receiver();
    const set = await play(server, { people: 5 });
    const [anna, ...others] = set.people;
    const name = '<@1> *x* & [ó](:';
    const renamed = await asked(server, anna!.guest, '/api/guest', { method: 'POST', body: { name, colour: 1 } });
    expect(renamed.status).toBe(200);
    for (const [i, kind] of (['json', 'discord', 'slack', 'ntfy'] as const).entries())
      await hookTo(hooks, server, others[i]!.guest, `/${kind}`, kind, kind === 'ntfy' ? 'pl' : 'en');
    const tests = hooks.received.splice(0);
    expect(tests.map(({ path }) => path)).toEqual(['/json', '/discord', '/slack', '/ntfy']);
    expect(JSON.parse(tests[1]!.body)).toEqual({
      content: `${TEST}\nhttps://quri.example/me`,
      allowed_mentions: { parse: [] },
    });
    await goneWhenAsked(set, [1, 2, 3, 4]);
    await expect.poll(() => hooks.received.length, { timeout: 30_000 }).toBe(4);
    const of = (path: string) => hooks.received.find((one) => one.path === path)!;
    const link = `https://quri.example/t/${set.table}`;
    expect(JSON.parse(of('/json').body)).toEqual({
      type: 'yourTurn',
      text: `Your turn: Incan Gold with ${name}, Celina, Darek and Ewa.`,
      link,
      tables: [{ table: set.table, game: 'incan-gold' }],
    });
    expect(JSON.parse(of('/discord').body)).toEqual({
      content: `Your turn: Incan Gold with \\<\\@1\\> \\*x\\* & \\[ó\\]\\(\\:, Bartek, Darek and Ewa.\n${link}`,
      allowed_mentions: { parse: [] },
    });
    expect(JSON.parse(of('/slack').body)).toEqual({
      text: `Your turn: Incan Gold with &lt;@1&gt; *x* &amp; [ó](:, Bartek, Celina and Ewa.\n${link}`,
      mrkdwn: false,
      unfurl_links: false,
    });
    expect(of('/ntfy').body).toBe(`Twoja kolej: Incan Gold. Grają z tobą: ${name}, Bartek, Celina i Darek.`);
    expect(of('/ntfy').headers).toMatchObject({
      title: 'Quri',
      click: link,
      'content-type': 'text/plain; charset=utf-8',
    });
    for (const path of ['/json', '/discord', '/slack'])
      expect(of(path).headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
