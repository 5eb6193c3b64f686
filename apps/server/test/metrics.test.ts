import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { play, playToTheEnd, TORCH } from './support/set-table.ts';
import { startServer, type TestServer } from './support/test-server.ts';

const PROXY_HEADERS = [
  ...['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded', 'forwarded', 'via', 'x-real-ip'],
  ...['cf-connecting-ip', 'cf-ray', 'true-client-ip', 'x-client-ip', 'fly-client-ip', 'x-envoy-external-address'],
];
const TOKEN = 'a-token-nobody-can-guess';

async function metricsOf(server: TestServer, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${server.url}/metrics`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
}

const valueIn = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('metrics', () => {
  it('count what happens', async () => {
    const server = await startServer();
    const first = await play(server, { people: 2, bots: ['random'], options: {} });
    await first.people[0]!.ask({ type: 'move', table: first.table, ask: 9999, intents: TORCH });
    await playToTheEnd(first);
    await play(server, { people: 3 });
    const text = await metricsOf(server);
    expect(valueIn(text, 'quri_sockets')).toBe(5);
    expect(valueIn(text, 'quri_guests')).toBe(5);
    expect(valueIn(text, 'quri_tables{game="incan-gold",phase="over"}')).toBe(1);
    expect(valueIn(text, 'quri_tables{game="incan-gold",phase="playing"}')).toBe(1);
    expect(valueIn(text, 'quri_tables{game="incan-gold",phase="paused"}')).toBe(0);
    expect(valueIn(text, 'quri_paused_tables')).toBe(0);
    const moves = server.store.entries(first.table, 0).filter(({ kind }) => kind === 'move').length;
    expect(moves).toBeGreaterThan(5);
    expect(valueIn(text, 'quri_moves_total')).toBe(moves);
    expect(valueIn(text, 'quri_refusals_total{code="stale"}')).toBeGreaterThan(0);
    expect(valueIn(text, 'quri_commit_seconds_count')).toBeGreaterThan(moves / 3);
    expect(valueIn(text, 'quri_commit_writes_sum')).toBeGreaterThanOrEqual(
      valueIn(text, 'quri_commit_writes_count') ?? 0,
    );
    expect(valueIn(text, 'quri_bot_seconds_count')).toBeGreaterThan(0);
    for (const name of ['quri_unread_bytes', 'quri_bots_waiting', 'quri_bots_thinking', 'quri_store_jobs'])
      expect([name, valueIn(text, name)]).toEqual([name, expect.any(Number)]);
    expect(valueIn(text, 'quri_guests_total')).toBe(5);
    expect(valueIn(text, 'quri_games_started_total{game="incan-gold"}')).toBe(2);
    expect(valueIn(text, 'quri_games_ended_total{game="incan-gold"}')).toBe(1);
    for (const name of ['quri_data_bytes', 'quri_data_log_bytes', 'quri_free_disk_bytes'])
      expect([name, (valueIn(text, name) ?? 0) >= 4096]).toEqual([name, true]);
    expect(valueIn(text, 'quri_archive_bytes')).toBe(0);
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
  });

  it('tell how requests were answered, by the pattern of their route', async () => {
    const server = await startServer({ settings: { guestsPerMinute: 4 } });
    const { table } = await play(server, { people: 3 });
    for (let i = 0; i < 3; i++) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":null,"colour":0}',
      };
      await fetch(`${server.url}/api/guest`, init);
      await fetch(`${server.url}/api/tables/${table}${i}/replay`);
      await fetch(`${server.url}/api/${table}${i}`);
    }
    const count = async (route: string, status: string) =>
      valueIn(await metricsOf(server), `quri_http_seconds_count{route="${route}",status="${status}"}`);
    expect(await count('/api/guest', '2xx')).toBe(4);
    expect(await count('/api/guest', '4xx')).toBe(2);
    expect(await count('/api/tables/:table/replay', '4xx')).toBe(3);
    expect(await count('none', '4xx')).toBe(3);
    expect(await metricsOf(server)).not.toMatch(/route="(\/live|[^"]*[A-Za-z0-9_-]{12})"/);
  });

  it('are those that the rules for alarms and the page for hosts name', async () => {
    const text = await metricsOf(await startServer());
    for (const file of ['examples/hosting/alerts.yaml', 'docs/operating.md']) {
      const page = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
      const names = [...page.matchAll(/\bquri_[a-z_]+[a-z]/g)].map(([name]) => name.replace(/_(bucket|count)$/, ''));
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) expect(text).toContain(`# TYPE ${name} `);
    }
  });

  it('name nobody and nothing', async () => {
    const server = await startServer();
    const { table, people } = await play(server, { open: false });
    const text = await metricsOf(server);
    const invite = people[0]!.room(table)!.invite ?? '-';
    for (const secret of [table, invite, ...people.flatMap(({ guest }) => [guest.id, guest.name ?? '-'])])
      expect(text).not.toContain(secret);
    const labels = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, all]) => [...(all ?? '').matchAll(/(\w+)="/g)]);
    expect(new Set(labels.map(([, name]) => name))).toEqual(
      new Set([
        'game',
        'phase',
        'le',
        'route',
        'status',
        ...labels.flatMap(([, name]) =>
          /^(kind|type|space|version|major|minor|patch)$/.test(name ?? '') ? [name] : [],
        ),
      ]),
    );
  });

  it('are for whoever is on this machine; everybody else is told what they are told at any unknown path', async () => {
    const server = await startServer();
    const unknown = await answer(`${server.url}/api/nothing-here`);
    expect(unknown.status).toBe(404);
    for (const header of PROXY_HEADERS)
      expect(await answer(`${server.url}/metrics`, { [header]: '127.0.0.1' }), header).toEqual(unknown);
    // The name of another site that leads here, as after DNS rebinding.
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:3000', '10.0.0.1'])
      expect(await answer(`${server.url}/metrics`, { host }), host).toEqual(unknown);
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect(await answer(`${server.url}/metrics`, { host }), host).toMatchObject({ status: 200 });
    expect(await answer(`${server.url}/metrics`, { authorization: 'Bearer ' })).toMatchObject({ status: 200 });
    expect(await answer(`${server.url}/metrics/x`)).toEqual(unknown);
  });

  it('are refused to other machines, and given to those with the token', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((cards) => cards ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    for (const env of [{}, { METRICS_TOKEN: TOKEN }]) {
      const server = await startServer({ env, host: '0.0.0.0' });
      const { port } = new URL(server.url);
      const unknown = await answer(`${server.url}/api/nothing-here`);
      // From an address of this machine that is not its loopback; without a network there is none to try.
      const url = outside === undefined ? undefined : `http://${outside}:${port}/metrics`;
      if (url === undefined) continue;
      expect(await answer(url)).toEqual(unknown);
      expect(await answer(url, { authorization: 'Bearer undefined' })).toEqual(unknown);
      const right = await answer(url, { authorization: `Bearer ${TOKEN}` });
      expect(right.status).toBe('METRICS_TOKEN' in env ? 200 : 404);
    }
  });

  it('behind a proxy need the token, also from this machine', async () => {
    const plain = await startServer({ env: { TRUST_PROXY: 'loopback' } });
    expect((await answer(`${plain.url}/metrics`)).status).toBe(404);
    const server = await startServer({ env: { TRUST_PROXY: 'true', METRICS_TOKEN: TOKEN } });
    expect((await answer(`${server.url}/metrics`)).status).toBe(404);
    for (const wrong of [TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `bearer ${TOKEN}`, `Basic ${TOKEN}`])
      expect((await answer(`${server.url}/metrics`, { authorization: wrong })).status).toBe(404);
    await metricsOf(server, { authorization: `Bearer ${TOKEN}` });
  });
});

/** Status and body, by plain HTTP: fetch adds headers of its own. */
const answer = (url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: response.statusCode === 200 ? '' : body }),
      );
    }).on('error', reject);
  });
