// npm run golden [-- game]: writes the golden files anew from what the games do today. Say in the commit why they changed.
// Archived games are only added, never rewritten.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

setup('test');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const projects = process.argv.slice(2).flatMap((game) => ['--project', `games/${game}`]);
const { status } = spawnSync(process.execPath, [vitest, 'run', 'game.golden.test.ts', ...projects], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GOLDEN: 'write' },
});
process.exitCode = status ?? 1;
