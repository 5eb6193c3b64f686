import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();

const simulated = async (...args: string[]) => {
  const { status, out } = await quri(['simulate', '--game', 'incan-gold', '--json', ...args]);
  expect(status).toBe(0);
  const { timing, ...rest } = JSON.parse(out);
  expect(timing.gamesPerSecond).toBeGreaterThan(0);
  return rest;
};

describe('simulate', () => {
  it.each([['random'], ['greedy,mixed'], ['mixed,random']])('repeats itself for the same seed: %s', async (bots) => {
    const args = ['--players', '5', '--games', '40', '--bots', bots];
    const first = await simulated(...args, '--seed', 'a');
    expect(await simulated(...args, '--seed', 'a')).toEqual(first);
    expect((await simulated(...args, '--seed', 'b')).digest).not.toBe(first.digest);
  });

  it.each([['random'], ['greedy,mixed']])(
    'plays the first game at a table as it does without one: %s',
    async (bots) => {
      const args = ['--games', '3', '--seed', 'same', '--bots', bots];
      const path = file(`${bots}.json`);
      const without = await simulated(...args);
      expect(await simulated(...args, '--replay', path)).toEqual(without);
      expect((await quri(['verify', path])).status).toBe(0);
      expect(JSON.parse(readFileSync(path, 'utf8')).opening.players).toBe(4);
    },
  );

  it('shares every victory: the wins add up to the games', async () => {
    const { seats, bots, games } = await simulated('--games', '300', '--seed', '1', '--bots', 'greedy,greedy,mixed');
    const sum = (all: readonly { wins: number }[]) => all.reduce((total, one) => total + one.wins, 0);
    expect(games).toBe(300);
    expect(sum(seats)).toBeCloseTo(300, 2);
    expect(sum(bots)).toBeCloseTo(300, 2);
    expect(seats.map((one: { bot: string }) => one.bot)).toEqual(['greedy', 'greedy', 'mixed', 'greedy']);
  });

  it('takes options of the table', async () => {
    const two = await simulated(
      '--games',
      '5',
      '--seed',
      '1',
      '--players',
      '2',
      '--option',
      'twoPlayers=true',
      '--option',
      'edition=diamant',
    );
    expect(two).toMatchObject({ players: 2, options: { twoPlayers: true, edition: 'diamant' } });
  });

  it('prints a table in both languages, and the same digest', async () => {
    const args = ['simulate', '--games', '20', '--seed', 'x', '--bots', 'greedy,mixed'];
    const digests = await Promise.all(
      ['en', 'pl'].map(async (lang) => {
        const { status, out } = await quri([...args, '--lang', lang]);
        expect(status).toBe(0);
        expect(out).toContain('greedy');
        return /[0-9a-f]{64}/.exec(out)?.[0];
      }),
    );
    expect(digests[0]).toBe(digests[1]);
    expect(digests[0]).toBeDefined();
  });
});
