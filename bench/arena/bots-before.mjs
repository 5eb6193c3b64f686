// Builds a game's bots as they were at a commit, into one file that needs nothing beside it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { bundleTo } from './bundled.mjs';

export async function bundleBotsBefore(commit, game, file) {
  const folder = mkdtempSync(join(tmpdir(), 'quri-before-'));
  const tree = execFileSync('git', ['archive', commit, `games/${game}`, 'packages', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  // The packages of that commit, not the ones of this folder.
  const scope = join(folder, 'node_modules', '@quri');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(scope, name));
  await bundleTo(file, join(folder, 'games', game, 'src', 'engine.ts'));
  rmSync(folder, { recursive: true, force: true });
}
