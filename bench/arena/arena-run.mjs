// Runs `quri arena` on all cores and answers what it says; a run that is long over is not played again until its
// answer in reports/arena is deleted.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setup } from '../../scripts/setup.mjs';

const kept = join(root, 'reports', 'arena');

export function arenaRun(wishes) {
  setup('run');
  const words = Object.entries(wishes).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const file = join(kept, `${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 16)}.json`);
  if (!existsSync(file)) {
    process.stderr.write(`quri arena ${words.join(' ')}\n`);
    const answer = execFileSync(process.execPath, [join(root, 'apps/cli/bin/quri.mjs'), 'arena', ...words, '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, answer);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
