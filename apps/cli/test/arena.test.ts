import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/arena/contestants.ts';
import { ticksFor } from '../src/arena/plots.ts';
import { quri } from './called.ts';
import { temporaryFiles } from './folder.ts';

const file = temporaryFiles();

const arena = async (...args: string[]) => {
  const { status, out, err } = await quri(['arena', '--game', 'incan-gold', '--json', ...args]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const { timing, ...rest } = JSON.parse(out);
  expect(timing.seconds).toBeGreaterThan(0);
  return { ...rest, timing };
};

describe('arena', () => {
  it('repeats itself for the same seed, and says how many games it played', async () => {
    const args = ['--bots', 'random,greedy,mixed,condor', '--games', '200'];
    const { timing, ...first } = await arena(...args, '--seed', 'a');
    const { timing: _again, ...second } = await arena(...args, '--seed', 'a');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ players: 4, games: 200, deals: 50, par: 0.25, seed: 'a' });
    expect(Object.keys(timing.msPerMove).sort()).toEqual(['condor', 'greedy', 'mixed', 'random']);
    const { timing: _other, ...other } = await arena(...args, '--seed', 'b');
    expect(other.bots).not.toEqual(first.bots);
  });

  it('shares add up to one, and ahead to one over each pair', async () => {
    const { bots, pairs, fields } = await arena('--bots', 'random,greedy,mixed', '--games', '120', '--seed', 'sum');
    const total = bots.reduce(
      (sum: number, one: { share: { mean: number }; seats: number }) => sum + one.share.mean * one.seats,
      0,
    );
    expect(total).toBeCloseTo(120, 0);
    expect(fields).toHaveLength(3);
    for (const { bot, other, ahead } of pairs) {
      const back = pairs.find((one: { bot: string; other: string }) => one.bot === other && one.other === bot);
      expect(ahead.mean + back.ahead.mean).toBeCloseTo(1, 4);
    }
  });

  it('takes all bots of the game unless told otherwise', async () => {
    const { bots } = await arena('--games', '8', '--seed', 'all');
    expect(bots.map(({ bot }: { bot: string }) => bot).sort()).toEqual(['condor', 'greedy', 'mixed', 'random']);
  });

  it('tells two of the same bot apart by number', async () => {
    const { bots } = await arena('--bots', 'greedy,greedy', '--games', '24', '--seed', '1', '--players', '3');
    expect(bots.map(({ bot }: { bot: string }) => bot).sort()).toEqual(['greedy', 'greedy (2)']);
  });

  it('takes options of the table', async () => {
    const result = await arena('--bots', 'random,greedy', '--games', '8', '--seed', '1', '--option', 'edition=diamant');
    expect(result.options.edition).toBe('diamant');
  });

  it.each([
    ['en', 'ahead of whom', 'games per second'],
    ['pl', 'przed kim', 'Gier na sekundę'],
  ])('prints tables and writes a page that stands alone: %s', async (lang, ...words) => {
    const path = file(`${lang}.html`);
    const args = ['--bots', 'random,greedy,mixed', '--games', '24', '--seed', 'x', '--lang', lang, '--html', path];
    const { status, out } = await quri(['arena', ...args]);
    expect(status).toBe(0);
    for (const word of [...words, 'greedy', path]) expect(out).toContain(word);
    const page = readFileSync(path, 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
  });

  it('learns a best response, wins far more than par against greedy, and says par', async () => {
    const args = ['--best-response', 'greedy', '--budget', '2500', '--games', '200', '--seed', 'r'];
    const first = await arena(...args);
    expect(first).toMatchObject({ against: 'greedy', budget: 2500, games: 200, deals: 50, par: 0.25 });
    expect(first.share.low).toBeGreaterThan(0.4);
    const { out } = await quri([
      'arena',
      '--best-response',
      'random',
      '--budget',
      '50',
      '--games',
      '8',
      '--lang',
      'pl',
    ]);
    expect(out).toContain('Równy udział');
  });
});

describe('programs as bots', () => {
  /** A program that answers well for a while, then does something else. */
  const program = (name: string, then: string, well = 1): string => {
    const path = file(`${name}.mjs`);
    writeFileSync(
      path,
      `import { createInterface } from 'node:readline';
       let asked = 0;
       for await (const line of createInterface({ input: process.stdin })) {
         const message = JSON.parse(line);
         if ('hello' in message) continue;
         const answer = () => process.stdout.write(JSON.stringify({ intent: message.offers[0] }) + '\\n');
         if (asked++ < ${well}) answer();
         else { ${then} }
       }`,
    );
    return path;
  };
  /** So much time to think that whoever is late does not mean to answer at all. */
  const LONG = '30000';
  const faultsOf = async (path: string, ms = LONG): Promise<Record<string, number>> => {
    const args = ['--games', '3', '--players', '3', '--seed', 'p', '--ms', ms];
    const { bots, games } = await arena('--bots', `greedy,mixed,${path}`, ...args);
    expect(games).toBe(3);
    for (const bot of ['greedy', 'mixed'])
      expect(bots.find((one: { bot: string }) => one.bot === bot).faults).toEqual({});
    return bots.find((one: { bot: string }) => one.bot === path).faults;
  };

  it('play without a fault', async () => {
    expect(await faultsOf(program('good', 'answer();'))).toEqual({});
  });

  it('may try intents while they think, and are told nothing they could not know', async () => {
    const told = file('told');
    const path = file('trying.mjs');
    writeFileSync(
      path,
      `import fs from 'node:fs';
       import { createInterface } from 'node:readline';
       const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n');
       let offers = [];
       let left = 0;
       for await (const line of createInterface({ input: process.stdin })) {
         const message = JSON.parse(line);
         if ('hello' in message) continue;
         if ('offers' in message) {
           ({ offers } = message);
           left = offers.length + 1;
           // Many lines at once, the last of which is no list.
           for (const offer of offers) say({ try: [offer] });
           say({ try: 7 });
           continue;
         }
         fs.appendFileSync(${JSON.stringify(told)}, JSON.stringify(message.tried) + '\\n');
         if (--left === 0) say({ intent: offers[0] });
       }`,
    );
    expect(await faultsOf(path)).toEqual({});
    const trials = readFileSync(told, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(trials.filter(({ refused }) => refused?.code === 'malformed').length).toBeGreaterThan(2);
    const done = trials.filter(({ refused }) => refused === undefined);
    expect(done.some(({ stopped }) => stopped)).toBe(true);
    // In Incan Gold a choice is all that can be tried: what it leads to is drawn, or revealed with those of the others.
    expect(new Set(done.flatMap(({ seen }) => seen.map(({ type }: { type: string }) => type)))).toEqual(
      new Set(['choiceMade']),
    );
  });

  it('that try for ever lose the move', async () => {
    const forever = `const say = () => process.stdout.write('{"try":[]}\\n'.repeat(1200)); say();`;
    expect(await faultsOf(program('forever', forever))).toEqual({ garbage: expect.any(Number) });
  });

  it.each([
    ['illegal', 'that answer what is not offered', `process.stdout.write('{"intent":{"type":"fly"}}\\n');`],
    ['garbage', 'that answer no JSON', `process.stdout.write('torch, please\\n');`],
    ['garbage', 'that answer no intent', `process.stdout.write('{"type":"choose"}\\n');`],
    ['oversized', 'that never end their line', `process.stdout.write('x'.repeat(300_000));`],
    ['crashed', 'that end', 'process.exit(3);'],
    ['crashed', 'that close their mouth and go', 'process.stdout.end(); process.exit();'],
    ['late', 'that fall silent', ''],
    ['late', 'that answer too late', 'setTimeout(answer, 1500);'],
  ])('lose moves to chance, counted as %s: programs %s', async (kind, _what, then) => {
    const faults = await faultsOf(program(`bad-${then.length}-${kind}`, then), kind === 'late' ? '120' : LONG);
    expect(Object.keys(faults)).toEqual([kind]);
    expect(faults[kind]).toBeGreaterThan(2);
  });

  it('are all gone when the arena is over, and those that crash at once cost no time', async () => {
    const pids = file('pids');
    const path = file('dead.mjs');
    writeFileSync(
      path,
      `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n'); process.exit(1);`,
    );
    expect(Object.keys(await faultsOf(path))).toEqual(['crashed']);
    const stubborn = program('stubborn', 'answer();', 99);
    writeFileSync(
      stubborn,
      `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
       setInterval(() => {}, 1000);\n${readFileSync(stubborn, 'utf8')}`,
    );
    expect(await faultsOf(stubborn)).toEqual({});
    const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    expect(started.length).toBeGreaterThan(1);
    await expect.poll(() => started.filter(runs), { timeout: 30_000 }).toEqual([]);
  });
});

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('small things', () => {
  it('reads a command as words', () => {
    expect(wordsOf('python3 "my bots/one.py" --level \'very hard\'')).toEqual([
      'python3',
      'my bots/one.py',
      '--level',
      'very hard',
    ]);
  });

  it('finds round numbers for an axis', () => {
    expect(ticksFor(0, 0.47)).toEqual([0, 0.2, 0.4, 0.6000000000000001]);
    expect(ticksFor(18.2, 28.9).at(-1)).toBeGreaterThanOrEqual(28.9);
    expect(ticksFor(3, 3)).toHaveLength(2);
  });
});
