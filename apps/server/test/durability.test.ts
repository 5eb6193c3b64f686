import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('an acknowledged move is never lost, and none is played twice: five kills in the middle of play', () => {
  const words = ['bench/durability/kill.mjs', '--kills', '5', '--tables', '4', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(stderr.replaceAll(/^(Installing|Building).*\n/gm, '')).toBe('');
  const report = JSON.parse(stdout);
  expect(report.wrongs).toEqual([]);
  expect(status).toBe(0);
  expect(report.kills).toBe(5);
  expect(report.acknowledged).toBeGreaterThan(20);
  expect(report.heard).toBeGreaterThan(report.acknowledged);
});
