import { describe, expect, it } from 'vitest';
import { quri } from './called.ts';

const COMMANDS = ['play', 'games', 'simulate', 'bench', 'replay', 'verify', 'engine', 'host'];

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('%j tells all commands', async (args) => {
    const { status, out, err } = await quri(args);
    expect(status).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`quri ${command}`);
  });

  it.each(COMMANDS)('quri %s --help and quri help %s are the same page in both languages', async (command) => {
    for (const lang of ['en', 'pl']) {
      const { status, out } = await quri([command, '--help', '--lang', lang]);
      expect(status).toBe(0);
      expect(out).toContain(`quri ${command}`);
      expect((await quri(['--lang', lang, 'help', command])).out).toBe(out);
    }
  });

  it('--version is the version of the package', async () => {
    expect((await quri(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('what is called wrongly gets one line with a hint and status 2', () => {
  it.each([
    ['an unknown command', ['simulat'], 'simulate'],
    ['a command with letters swapped', ['plya'], 'play'],
    ['a command nobody could mean', ['xyzzy'], '--help'],
    ['a command from the prototype', ['constructor'], '--help'],
    ['an unknown option', ['play', '--playes', '3'], '--players'],
    ['an unknown short option', ['games', '-x'], '--help'],
    ['an option of another command', ['games', '--seed', '1'], '--help'],
    ['an option from the prototype', ['games', '--constructor'], '--help'],
    ['a forgotten value', ['play', '--players', '--save', 'x'], '--players VALUE'],
    ['a value for a flag', ['games', '--json=yes'], 'no value'],
    ['a word too many', ['games', 'all'], '--help'],
    ['an unknown language', ['games', '--lang', 'de'], 'en or pl'],
    ['an unknown game', ['play', 'incan-golf'], 'incan-gold'],
    ['too many players', ['play', '--players', '12'], '3–8'],
    ['players that are no number', ['play', '--players', 'four'], 'four'],
    ['an unknown bot', ['simulate', '--bots', 'mixed,genius'], 'genius'],
    ['an unknown option of the table', ['play', '--option', 'foo=1'], 'openTents'],
    ['a wrong value of a choice', ['play', '--option', 'edition=x'], 'diamant'],
    ['a wrong value of a flag', ['play', '--option', 'openTents=yes'], 'true, false'],
    ['a text that no game knows', ['play', 'inka', '--option', 'board=x'], '"rows"'],
    ['a text that is too long', ['play', 'inka', '--option', `board=${'x'.repeat(1001)}`], '1000'],
    ['an option of the table without a value', ['play', '--option', 'openTents'], 'name=value'],
    ['an option of the table from the prototype', ['play', '--option', '__proto__=1'], '__proto__'],
    ['an arena for one', ['arena', '--bots', 'greedy'], 'two bots'],
    ['a bot that is neither known nor a command', ['arena', '--bots', 'greedy,genius'], 'genius'],
    ['a program that is not there', ['arena', '--bots', 'greedy,./nowhere.py'], './nowhere.py'],
    ['a best response to a stranger', ['arena', '--best-response', 'genius'], 'genius'],
    ['a budget for nothing', ['arena', '--bots', 'greedy,mixed', '--budget', '9'], '--best-response'],
    ['no games at all', ['simulate', '--games', '0'], 'from 1'],
    ['no file', ['verify'], 'replay'],
    ['a file that can never be written', ['play', '--save', '/nowhere/at/all.json'], '/nowhere/at/all.json'],
    ['a folder to write to', ['simulate', '--replay', '/'], 'folder'],
  ])('%s', async (_what, args, hint) => {
    const { status, out, err } = await quri(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^quri: [^\n]+\n$/);
    expect(err).toContain(hint);
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'pl_PL.UTF-8' }, 'nie ma polecenia'],
    [{ LC_ALL: 'pl' }, 'nie ma polecenia'],
    [{ LC_ALL: 'C', LANG: 'pl_PL.UTF-8' }, 'there is no command'],
    [{ LANG: 'de_DE' }, 'there is no command'],
    [{}, 'there is no command'],
  ])('comes from the surroundings: %j', async (env, sentence) => {
    expect((await quri(['dance'], '', { env })).err).toContain(sentence);
  });

  it('--lang is stronger, before and after the command', async () => {
    const env = { LANG: 'en_GB' };
    expect((await quri(['--lang', 'pl', 'dance'], '', { env })).err).toContain('nie ma polecenia');
    expect((await quri(['dance', '--lang=pl'], '', { env })).err).toContain('nie ma polecenia');
  });
});

describe('games', () => {
  it('lists the games with players, minutes, options and bots', async () => {
    const { status, out } = await quri(['games']);
    expect(status).toBe(0);
    for (const word of [
      'incan-gold',
      'Incan Gold',
      '3–8',
      '20–30',
      'edition=incan-gold',
      'diamant-2016',
      'greedy',
      'mixed',
    ]) {
      expect(out).toContain(word);
    }
    expect((await quri(['games', '--lang', 'pl'])).out).toContain('Opcje:');
  });

  it('--json can be read by a program', async () => {
    const [first] = JSON.parse((await quri(['games', '--json'])).out);
    expect(first).toMatchObject({ id: 'incan-gold', players: { min: 3, max: 8 }, minutes: { min: 20, max: 30 } });
    expect(first.options.edition).toMatchObject({ kind: 'choice', default: 'incan-gold' });
    expect(first.options.openTents).toEqual({ kind: 'flag', default: false, values: [true, false] });
    expect(first.bots).toEqual(['random', 'greedy', 'mixed', 'condor']);
  });

  it('has colour on a screen, none with NO_COLOR, none in a pipe', async () => {
    const painted = '\u001b[';
    expect((await quri(['games'], '', { screen: true })).out).toContain(painted);
    expect((await quri(['games'], '', { screen: true, env: { NO_COLOR: '1' } })).out).not.toContain(painted);
    expect((await quri(['games'])).out).not.toContain(painted);
  });
});

describe('bench', () => {
  it('measures every game', async () => {
    const { status, out } = await quri(['bench', '--seconds', '1', '--json']);
    expect(status).toBe(0);
    const [first] = JSON.parse(out).games;
    expect(first).toMatchObject({ game: 'incan-gold', players: 4 });
    expect(first.gamesPerCpuSecond).toBeGreaterThan(0);
    expect(first.decisionsPerCpuSecond).toBeGreaterThan(first.gamesPerCpuSecond);
  });
});
