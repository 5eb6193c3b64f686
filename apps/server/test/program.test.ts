import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { allAddresses, welcomeText } from '../src/addresses.ts';
import { configWarnings, misspeltIn, readConfig } from '../src/config.ts';

function started(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'quri-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [inject('serverProgram')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: () => text };
}

describe('the program', () => {
  it.each([
    ['SIGTERM', { TRUST_PROXY: 'loopback' }, []],
    ['SIGINT', {}, ['PUBLIC_URL is https']],
  ] as const)('says where it is, serves, and closes when told by %s', async (signal, env, warnings) => {
    const { child, said } = started({ PORT: '0', PUBLIC_URL: 'https://quri.example', ...env });
    await expect.poll(said, { timeout: 30_000 }).toContain('https://quri.example\n');
    const port = /http:\/\/localhost:(\d+)/.exec(said())?.[1];
    expect((await fetch(`http://127.0.0.1:${port}/api/guest`)).status).toBe(204);
    expect((await fetch(`http://[::1]:${port}/`).catch(() => ({ status: 200 }))).status).toBe(200);
    expect(said()).toMatch(/[▀▄█]{10}/);
    child.kill(signal);
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    expect(said()).not.toMatch(/Error|Warning/);
    expect([...said().matchAll(/"level":40,.*"msg":"([\w ]+) without/g)].map(([, text]) => text)).toEqual(warnings);
    expect(said().match(/"level"/g) ?? []).toHaveLength(warnings.length);
  });

  it('says in one line that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { child, said } = started({ PORT: String(port) });
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
    expect(said()).toBe(`quri: port ${port} is taken by another program; choose one with PORT=…\n`);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PUBLIC_URL: 'quri' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'long enough but with blanks' }, 'METRICS_TOKEN'],
    [{ KEEP_GUESTS_DAYS: '0' }, 'KEEP_GUESTS_DAYS'],
    [{ KEEP_UNFINISHED_DAYS: '1e3' }, 'KEEP_UNFINISHED_DAYS'],
    [{ BOT_THREADS: '65' }, 'BOT_THREADS'],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY'],
  ])('says in one line what it cannot take: %j', async (env, name) => {
    const { child, said } = started(env);
    const [status] = await once(child, 'close');
    expect(status).toBe(1);
    expect(said()).toMatch(new RegExp(`^quri: ${name} [^\n]+\n$`));
  });
});

describe('settings that are none', () => {
  it('are named, with the one that was meant, and change nothing', async () => {
    const { child, said } = started({ PORT: '0', KEEP_GUEST_DAYS: '7', KEEP_EVERYTHING: 'yes', port: '3', PWD: '/' });
    await expect.poll(said, { timeout: 30_000 }).toContain('Quri is open');
    expect(said().match(/^quri: .*$/gm)).toEqual([
      'quri: KEEP_GUEST_DAYS is no setting and changes nothing; did you mean KEEP_GUESTS_DAYS?',
      'quri: KEEP_EVERYTHING is no setting and changes nothing',
    ]);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  it('are told from names of others', () => {
    expect(misspeltIn({ host: 'x', Log_Levels: 'x', DATADIR: 'x' }).map(({ meant }) => meant)).toEqual([
      'HOST',
      'LOG_LEVEL',
      'DATA_DIR',
    ]);
    const others = [
      'HOME',
      'PATH',
      'HOSTNAME',
      'LOGNAME',
      'HTTP_PROXY',
      'npm_config_local_prefix',
      'XDG_DATA_DIRS',
      'LANG',
    ];
    expect(misspeltIn(Object.fromEntries([...others, 'PORT'].map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('the surroundings', () => {
  it('say nothing: port 3000, all addresses, ./data, nobody trusted, quiet', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '::',
      dataDir: 'data',
      backupDir: null,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'warn',
      metricsToken: null,
      limits: {},
    });
  });

  it('name proxies by number or address', () => {
    for (const those of ['10.0.0.1', 'loopback, fd00::/8, 10.0.0.0/8'])
      expect(readConfig({ TRUST_PROXY: those }).trustProxy).toBe(those);
    const hops = readConfig({ TRUST_PROXY: '2' }).trustProxy as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => hops('x', hop))).toEqual([true, true, false]);
    expect(readConfig({ PUBLIC_URL: 'https://quri.example/' }).publicUrl).toBe('https://quri.example');
  });

  it('are warned about where limits per address would count everybody as one, or believe anybody', () => {
    const warnings = (env: Record<string, string>) => configWarnings(readConfig(env)).join(' ');
    const https = { PUBLIC_URL: 'https://quri.example' };
    expect(warnings(https)).toMatch(/^PUBLIC_URL is https without TRUST_PROXY/);
    expect(warnings({ ...https, TRUST_PROXY: 'true' })).toMatch(/^TRUST_PROXY=true believes any address/);
    for (const env of [{}, { PUBLIC_URL: 'http://quri.example' }, { ...https, TRUST_PROXY: 'loopback' }])
      expect(warnings(env)).toBe('');
  });

  it('set limits by name', () => {
    const env = {
      KEEP_UNFINISHED_DAYS: '7',
      KEEP_GUESTS_DAYS: '30',
      BOT_THREADS: '4',
      TABLES_PER_GUEST: '',
      BACKUP_EVERY: '24',
      BACKUP_DIR: '/backups',
      PORT: '1',
    };
    expect(readConfig(env).limits).toEqual({
      keepUnfinishedDays: 7,
      keepGuestsDays: 30,
      botWorkers: 4,
      backupEveryHours: 24,
    });
    expect(readConfig(env).backupDir).toBe('/backups');
    expect(readConfig({ METRICS_TOKEN: 'a-token-of-16-or-more' }).metricsToken).toBe('a-token-of-16-or-more');
  });

  it('are shown with every address and a code for the one to give away', () => {
    const text = welcomeText({ address: '::', port: 3000 }, null, ['192.168.1.5', '10.0.0.9']);
    for (const url of ['http://localhost:3000', 'http://192.168.1.5:3000', 'http://10.0.0.9:3000'])
      expect(text).toContain(url);
    expect(text.trimEnd().endsWith('http://192.168.1.5:3000')).toBe(true);
    expect(welcomeText({ address: '::', port: 3000 }, null, [])).not.toMatch(/█/);
    const addressesAt = (address: string) => allAddresses({ address, port: 3000 }, null, ['192.168.1.5']);
    for (const address of ['127.0.0.1', '::1']) expect(addressesAt(address)).toEqual(['http://localhost:3000']);
    expect(addressesAt('10.0.0.9')).toEqual(['http://10.0.0.9:3000']);
    expect(addressesAt('fd00::9')).toEqual(['http://[fd00::9]:3000']);
    const alone = welcomeText({ address: '127.0.0.1', port: 3000 }, null, ['192.168.1.5']);
    expect(alone).toBe('Quri is open:\n  http://localhost:3000\n');
  });
});
