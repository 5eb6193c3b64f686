import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { quri, serverAt, startProgram, statusOf, temporaryFolder } from './support/program.ts';
import { play, playToTheEnd } from './support/set-table.ts';
import { newGuest, visit } from './support/visit.ts';

const NAMES = ['Zbigniewa-Żółć', '<script>alert(1)</script>', 'Ęła', "'; DROP TABLE guests; --"].map((name) =>
  name.slice(0, 24),
);
const ADDRESS = '203.0.113.77';

/** Everything a server must not tell its log: found in its data file, and known to those who visited. */
function secretsIn(dataDir: string): readonly string[] {
  const db = new Database(`${dataDir}/quri.db`, { readonly: true });
  const column = (sql: string): string[] =>
    (db.prepare(sql).all() as readonly { readonly value: string | null }[]).flatMap(({ value }) => value ?? []);
  const secrets = [
    ...column('SELECT seed AS value FROM tables'),
    ...column('SELECT invite AS value FROM tables'),
    ...column('SELECT json_each.value AS value FROM tables, json_each(tables.bytes) WHERE json_each.value IS NOT NULL'),
    ...column('SELECT secret_hash AS value FROM devices'),
    ...column("SELECT name AS value FROM guests WHERE name <> ''"),
  ];
  db.close();
  return secrets;
}

/** Sends bytes as they are, and reads until the server closes. */
const raw = (port: number, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });

describe('the log', () => {
  it('at its lowest level has lines of JSON and nothing of anybody who was there, whatever they sent', async () => {
    const dataDir = temporaryFolder();
    const env = { LOG_LEVEL: 'trace', TRUST_PROXY: 'true', METRICS_TOKEN: 'metrics-token-for-the-test' };
    const program = startProgram({ dataDir, env });
    const { addresses } = await statusOf(dataDir);
    const server = serverAt(addresses[0] ?? '');
    const port = Number(new URL(server.url).port);
    const set = await play(server, { open: false, people: 3 });
    await playToTheEnd(set);
    const [anna] = set.people;
    const cookie = anna!.guest.cookie;
    for (const name of NAMES)
      await fetch(`${server.url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': ADDRESS },
        body: JSON.stringify({ name, colour: 1 }),
      });
    // Bodies and frames that are not what they should be, all of them with secrets inside.
    for (const body of [`{"name":"${cookie}`, `"${cookie}"`, 'x'.repeat(9000) + cookie])
      await fetch(`${server.url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await fetch(`${server.url}/api/${cookie}?${cookie}`, {
      headers: { cookie, authorization: 'Bearer wrong-token-wrong' },
    });
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
    await raw(port, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nBroken header ${cookie}\r\n\r\n`);
    await raw(port, `BREW /${cookie} HTTP/9.9\r\nCookie: ${cookie}\r\n\r\n`);
    await raw(
      port,
      `GET /live HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    );
    const hostile = await visit(server, await newGuest(server, 'Hostile'));
    for (const text of [
      `{"type":"${cookie}"}`,
      cookie,
      `{"type":"sit","id":"${'a'.repeat(12)}","table":"${set.table}"}`,
    ])
      hostile.sendRaw(text);
    hostile.sendRaw(Buffer.from(cookie));
    await sleep(200);
    hostile.sendRaw('x'.repeat(20_000));
    await hostile.closed();
    await quri('host', 'show', set.table, '--data', dataDir);
    await quri('host', 'ban', ADDRESS, '--data', dataDir);
    program.child.kill('SIGTERM');
    expect(await program.ended()).toBe(0);

    const lines = program.said().split('\n');
    const logged = lines.filter((line) => line.startsWith('{'));
    expect(logged.length).toBeGreaterThan(3);
    for (const line of logged) expect(JSON.parse(line)).toHaveProperty('level');
    // The broken requests are there, at the level of trace.
    expect(logged.filter((line) => line.includes('client error')).length).toBeGreaterThan(0);
    const text = logged.join('\n');
    const guests = [...set.people, hostile].map(({ guest }) => guest);
    const secrets = [
      ...secretsIn(dataDir),
      ...guests.flatMap(({ cookie: own, bytes }) => [
        own.slice('quri='.length),
        own.split('.')[1] ?? '',
        ...bytes.values(),
      ]),
      ...NAMES,
      ADDRESS,
      env.METRICS_TOKEN,
      'wrong-token-wrong',
    ];
    expect(secrets.length).toBeGreaterThan(20);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(2);
      expect(text).not.toContain(secret);
      // Neither as the numbers of its bytes, as Node has requests in errors.
      expect(text).not.toContain([...Buffer.from(secret)].join(','));
    }
    expect(text).not.toContain('rawPacket');
  });

  it('has of an error what happened and where, and not what it was about', () => {
    const lines: string[] = [];
    const log = createLogger('trace', (line) => void lines.push(line));
    const cause = Object.assign(new Error('below'), { code: 'EBELOW', address: ADDRESS });
    log.error({ err: Object.assign(new Error('above', { cause }), { rawPacket: Buffer.from('secret') }) }, 'failed');
    try {
      JSON.parse('{"name": secret}');
    } catch (error) {
      log.error({ err: error }, 'not read');
    }
    log.error({ err: 'secret' }, 'thrown');
    log.error(
      { req: { method: 'GET', headers: { cookie: 'secret' } }, res: { statusCode: 500, secret: 'secret' } },
      'x',
    );
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first.err).toEqual({
      type: 'Error',
      message: 'above',
      stack: expect.stringMatching(/^\s+at /),
      cause: { type: 'Error', message: 'below', code: 'EBELOW', stack: expect.any(String) },
    });
    expect(second.err.type).toBe('SyntaxError');
    expect(lines.join()).not.toContain('secret');
    expect(lines.join()).not.toContain(ADDRESS);
  });
});
