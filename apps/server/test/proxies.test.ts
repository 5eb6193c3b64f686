import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from './support/program.ts';
import { startServer } from './support/test-server.ts';

/** Where the proxy listens, what it passes on to, and a folder for its files with a certificate. */
interface Place {
  readonly folder: string;
  readonly https: number;
  readonly http: number;
  readonly server: string;
}

const GUESTS_A_MINUTE = 5;
const OPENSSL = 'openssl';

const exampleOf = (name: string, { server }: Place): string =>
  readFileSync(new URL(`../../../examples/hosting/${name}`, import.meta.url), 'utf8').replaceAll(
    '127.0.0.1:3000',
    new URL(server).host,
  );

/** As the examples have them, but for ports, names and certificates. */
const proxies = {
  nginx: (place: Place): readonly string[] => {
    const site = exampleOf('nginx.conf', place)
      .replaceAll(/listen \[::\].*/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${place.http};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${place.https} ssl`)
      .replaceAll('quri.example;', 'localhost;')
      .replaceAll(/\/etc\S+(fullchain|privkey)\.pem/g, `${place.folder}/$1.pem`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
    writeFileSync(
      join(place.folder, 'nginx.conf'),
      `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site} }`,
    );
    return ['nginx', '-p', place.folder, '-c', join(place.folder, 'nginx.conf'), '-e', 'stderr'];
  },
  caddy: (place: Place): readonly string[] => {
    const site = exampleOf('Caddyfile', place).replace(
      'quri.example {',
      `{\nadmin off\nauto_https off\n}\nhttps://localhost:${place.https} {\ntls ${place.folder}/fullchain.pem ${place.folder}/privkey.pem`,
    );
    writeFileSync(join(place.folder, 'Caddyfile'), site);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(place.folder, 'Caddyfile')];
  },
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

const isInstalled = (program: string, word: string): boolean => spawnSync(program, [word]).status === 0;

async function startProxy(name: keyof typeof proxies, server: string): Promise<{ place: Place; said: () => string }> {
  const folder = temporaryFolder();
  const place = { folder, server, https: await freePort(), http: await freePort() };
  mkdirSync(join(folder, 'home'));
  const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem'), '-subj', '/CN=localhost'];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...key];
  expect(spawnSync(OPENSSL, certificate).status).toBe(0);
  const [program = '', ...words] = proxies[name](place);
  const child: ChildProcess = spawn(program, words, {
    env: { PATH: process.env.PATH, HOME: join(folder, 'home') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr?.on('data', (chunk) => (text += chunk));
  onTestFinished(() => void child.kill('SIGTERM'));
  return { place, said: () => text };
}

interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Over TLS, whoever has signed the certificate. */
const ask = (port: number, path: string, headers: OutgoingHttpHeaders = {}, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const options = { host: '127.0.0.1', port, path, method, rejectUnauthorized: false, servername: 'localhost' };
    const sent = request({ ...options, headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.on('error', reject).end(body);
  });

const newGuest = (port: number, forged: string): Promise<Answer> =>
  ask(
    port,
    '/api/guest',
    { origin: `https://localhost:${port}`, 'content-type': 'application/json', 'x-forwarded-for': forged },
    JSON.stringify({ name: 'Anna', colour: 0 }),
  );

describe.each(['nginx', 'caddy'] as const)('the example for %s', (name) => {
  it('passes on host, port, protocol, address and sockets', async ({ skip }) => {
    skip(!isInstalled(name, name === 'nginx' ? '-v' : 'version'), `${name} is not on this machine`);
    skip(!isInstalled(OPENSSL, 'version'), 'openssl is not on this machine');
    const server = await startServer({
      env: { TRUST_PROXY: 'loopback' },
      settings: { guestsPerMinute: GUESTS_A_MINUTE },
    });
    const { place, said } = await startProxy(name, server.url);
    const port = place.https;
    const up = () => ask(port, '/health').then(({ status }) => status, said);
    await expect.poll(up, { timeout: 30_000 }).toBe(200);

    const page = await ask(port, '/');
    expect(page.headers['content-security-policy']).toContain(`wss://localhost:${port}`);
    const guest = await newGuest(port, '10.0.0.1');
    expect(guest.status).toBe(200);
    const [cookie = ''] = guest.headers['set-cookie'] ?? [];
    expect(cookie).toContain('Secure');
    const socket = new WebSocket(`wss://127.0.0.1:${port}/live`, {
      headers: { cookie: cookie.split(';')[0], host: `localhost:${port}` },
      origin: `https://localhost:${port}`,
      agent: new Agent({ rejectUnauthorized: false, servername: 'localhost' }),
    });
    onTestFinished(() => socket.terminate());
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await expect.poll(() => heard.join(), { timeout: 30_000 }).toContain('"type":"welcome"');
    expect(server.connected().sockets).toBe(1);

    expect((await ask(port, '/metrics')).status).toBe(404);
    // Whoever writes an address there is still counted by their own.
    const statuses = [];
    for (let n = 2; n < 20; n++) statuses.push((await newGuest(port, `10.0.0.${n}`)).status);
    expect(statuses).toContain(429);
    if (name === 'nginx') {
      const moved = await fetch(`http://127.0.0.1:${place.http}/t/x?y=1`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://127.0.0.1/t/x?y=1']);
    }
  });
});
