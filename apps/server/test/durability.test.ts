import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The harness gives up by itself, with words, long before. */
const TIMEOUT = 4 * 60_000;

it(
  'an acknowledged move is never lost, and none is played twice: five kills in the middle of play',
  () => {
    const words = ['bench/durability/kill.mjs', '--kills', '5', '--tables', '4', '--json'];
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect(stderr.replaceAll(/^(Installing|Building).*\n/gm, '')).toBe('');
    const report = JSON.parse(stdout);
    expect(report.wrongs).toEqual([]);
    expect(status).toBe(0);
    expect(report.kills).toBe(5);
    // Two moves of each of twelve people at least, after the last kill.
    expect(report.acknowledged).toBeGreaterThanOrEqual(24);
    expect(report.heard).toBeGreaterThan(report.acknowledged);
    expect(report.substituted).toBeGreaterThan(0);
  },
  TIMEOUT,
);
