import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is reported of one attack in its short form: see bench/abuse/run.mjs. */
interface Attack {
  /** Why it could not even be run. */
  readonly broken?: string;
  readonly achieved: Readonly<Record<string, number | boolean>>;
  /** Requests of the bystander that were refused, lost or not answered within seconds. */
  readonly failures: number;
  readonly failed: string;
  readonly pings: { readonly n: number };
  readonly peakMb: number;
  readonly serverGone: boolean;
  readonly wanted: readonly (readonly [what: string, holds: boolean])[];
}

/** Far above what a server needs, far below what an attack could make it take. */
const MOST_MB = 500;

/** Under each attack: it came to nothing, and somebody who only wanted to play was answered. No times: see docs/abuse.md. */
const NAMES = [
  'pings',
  'pongs',
  'slow-readers',
  'replays',
  'fill-log',
  'bots',
  'catch-up',
  'open-burst',
  'room-changes',
  'many-sockets',
  'long-messages',
  'upgrades',
  'lobby',
  'whys',
  'subscribes',
  'http',
  'full-log-output',
  'garbage',
  'chat',
  'full-lobby',
  'finished-games',
  'slow-connections',
  'proxied-upgrades',
];

describe('a server with its usual settings under attack', () => {
  let attacks: Readonly<Record<string, Attack>> = {};

  beforeAll(async () => {
    const child = spawn(process.execPath, ['bench/abuse/run.mjs', '--short', '--json'], { cwd: root });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    const [status] = await once(child, 'close');
    expect(errors.replaceAll(/^(Installing|Building).*\n/gm, '')).toBe('');
    expect(status).toBe(0);
    attacks = JSON.parse(said);
  });

  it('is attacked in every way there is', () => {
    expect(Object.keys(attacks).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)('%s: it comes to nothing, and a bystander is answered', (name) => {
    const attack = attacks[name]!;
    expect(attack.broken).toBeUndefined();
    expect(attack.wanted.filter(([, holds]) => !holds)).toEqual([]);
    expect(attack.serverGone).toBe(false);
    expect(attack.failed).toBe('');
    expect(attack.pings.n).toBeGreaterThan(0);
    expect(attack.peakMb).toBeLessThan(MOST_MB);
  });
});
