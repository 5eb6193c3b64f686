import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/writing-a-bot.md', import.meta.url)), 'utf8');
const file = temporaryFiles();
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The one block of the page in a language. */
function block(language: string): string {
  const found = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

async function playing(path: string): Promise<void> {
  const { status, out } = await quri([
    ...['arena', '--game', 'incan-gold', '--players', '3', '--games', '12', '--seed', 'page', '--json'],
    ...['--bots', `random,greedy,${path}`, '--ms', '30000'],
  ]);
  expect(status).toBe(0);
  const { bots, games } = JSON.parse(out);
  expect(games).toBe(12);
  const own = bots.find((one: { bot: string }) => one.bot === path);
  expect(own.faults).toEqual({});
  expect(own.share.mean).toBeGreaterThan(bots.find((one: { bot: string }) => one.bot === 'random').share.mean);
}

it('the Python bot of the page plays without a fault', async ({ skip }) => {
  skip(!hasPython, 'python3 is not on this machine, so the Python bot of docs/writing-a-bot.md was not played');
  writeFileSync(file('mybot.py'), block('python'));
  await playing(file('mybot.py'));
});

it('the TypeScript bot of the page plays without a fault', async () => {
  writeFileSync(file('mybot.ts'), block('ts'));
  const bundle = await rolldown({ input: file('mybot.ts'), platform: 'node' });
  await bundle.write({ file: file('mybot.mjs') });
  await bundle.close();
  await playing(file('mybot.mjs'));
});

it('every kind of lost move is explained on the page in the words of the report', async () => {
  const { arenaEn } = await import('../src/text/arena.en.ts');
  const { threw, ...ofPrograms } = arenaEn.fault;
  expect(threw).toBeDefined();
  for (const words of Object.values(ofPrograms)) expect(page).toContain(`| ${words} |`);
});
