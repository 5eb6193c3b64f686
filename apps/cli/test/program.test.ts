import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFiles } from './folder.ts';
import { garbage } from './garbage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = `${root}/dist/cli/quri.mjs`;
const file = temporaryFiles();
const env = { PATH: process.env.PATH ?? '', LANG: 'en_GB.UTF-8' };

beforeAll(() => {
  const built = spawnSync(process.execPath, [`${root}/scripts/build.mjs`], { encoding: 'utf8' });
  expect(built.stderr).toBe('');
  expect(built.status).toBe(0);
});

/** The built program, as a process of its own. */
const quri = (args: readonly string[], input: string | Buffer = '') =>
  spawnSync(process.execPath, [program, ...args], { input, env, encoding: 'utf8', maxBuffer: 1e9 });

describe('the built program', () => {
  it('helps with status 0, complains on standard error with status 2', () => {
    const helped = quri(['--help']);
    expect(helped).toMatchObject({ status: 0, stderr: '' });
    expect(helped.stdout).toContain('quri play');
    const complained = quri(['dance']);
    expect(complained).toMatchObject({ status: 2, stdout: '' });
    expect(complained.stderr).toMatch(/^quri: [^\n]+\n$/);
  });

  it('simulates the same twice, keeps a replay, verifies it, and finds it out when it is changed', () => {
    const path = file('game.json');
    const args = [
      'simulate',
      '--game',
      'incan-gold',
      '--players',
      '4',
      '--games',
      '50',
      '--seed',
      'S',
      '--bots',
      'mixed,greedy',
      '--json',
    ];
    const first = quri([...args, '--replay', path]);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(first.stdout).digest).toBe(JSON.parse(quri(args).stdout).digest);
    expect(quri(['verify', path]).status).toBe(0);
    expect(quri(['replay', path, '--lang', 'pl']).stdout).toContain('Runda 5');
    const changed = file('changed.json');
    spawnSync(process.execPath, [
      '-e',
      `fs.writeFileSync(${JSON.stringify(changed)}, fs.readFileSync(${JSON.stringify(path)}, 'utf8').replace('"camp"', '"torch"'))`,
    ]);
    const found = quri(['verify', changed]);
    expect(found.status).toBe(1);
    expect(found.stdout).toMatch(/entry \d+ does not fit/);
  });

  it('holds the same arena on one thread and on two', () => {
    const args = ['arena', '--bots', 'random,greedy,mixed,condor', '--games', '160', '--seed', 'T', '--json'];
    const [one, two] = ['1', '2'].map((workers) => {
      const { status, stdout, stderr } = quri([...args, '--workers', workers]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return JSON.parse(stdout);
    });
    expect(two.timing.threads).toBe(2);
    // Without its program the arena would quietly play on one thread.
    expect(existsSync(program.replace('quri.mjs', 'arena-worker.mjs'))).toBe(true);
    expect({ ...two, timing: null }).toEqual({ ...one, timing: null });
  });

  it.each([
    ['en', 'c', 'wins'],
    ['pl', 'o', 'Wygr'],
  ])('plays a whole game by pipe: %s', (lang, answer, ended) => {
    const path = file(`${lang}.json`);
    const played = quri(
      ['play', 'incan-gold', '--lang', lang, '--seed', '11', '--save', path],
      `${answer}\n`.repeat(100),
    );
    expect(played).toMatchObject({ status: 0, stderr: '' });
    expect(played.stdout).toContain(ended);
    expect(quri(['verify', path]).status).toBe(0);
  });

  it('answers the session of the protocol page as the page says', () => {
    const page = readFileSync(`${root}/docs/protocol.md`, 'utf8');
    const asked = [...page.matchAll(/^> (\{.*)$/gm)].map((match) => match[1]);
    const { status, stdout } = quri(['engine'], asked.join('\n'));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(asked.length);
  });
});

/** Opens a terminal for the program, plays one move, closes it; prints the number of the signal that ended the program. */
const closedTerminal = `
import os, pty, sys
pid, terminal = pty.fork()
if pid == 0: os.execv(sys.argv[1], sys.argv[1:])
said = b''
def questions(count):
    global said
    while said.count(b'Camp: go back') < count: said += os.read(terminal, 65536)
questions(1)
os.write(terminal, b'1\\r')
questions(2)
os.close(terminal)
status = os.waitpid(pid, 0)[1]
print(-os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status))
`;

describe('a game that is ended from outside', () => {
  /** Plays one move, and is ended while the next is asked for. */
  async function endedBy(signal: NodeJS.Signals, args: readonly string[], before = () => {}) {
    const child = spawn(process.execPath, [program, 'play', ...args], { env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.stdin.write('1\n');
    await expect.poll(() => said.split('\n> '), { timeout: 60_000 }).toHaveLength(3);
    before();
    child.kill(signal);
    const [status, endedBySignal] = await once(child, 'close');
    return { status, endedBySignal, said };
  }
  const ownMovesIn = (path: string): number => readFileSync(path, 'utf8').split('"actor":"human"').length - 1;

  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is saved on %s, with status %i, and resumed it is saved back', async (signal, status) => {
    const path = file(`${signal}.json`);
    const begun = await endedBy(signal, ['--seed', '11', '--save', path]);
    expect(begun).toMatchObject({ status, endedBySignal: null });
    expect(begun.said).toContain(`Go on with quri play --resume ${path}\n`);
    expect(ownMovesIn(path)).toBe(1);
    expect(await endedBy(signal, ['--resume', path])).toMatchObject({ status });
    expect(ownMovesIn(path)).toBe(2);
    expect(quri(['verify', path]).status).toBe(0);
  });

  it('is saved when its terminal is closed', async ({ skip }) => {
    const hasPython = spawnSync('python3', ['-c', 'import pty']).status === 0;
    skip(!hasPython, 'python3 is not on this machine, so there was no terminal to close');
    const path = file('closed.json');
    const words = [process.execPath, program, 'play', '--seed', '11', '--save', path];
    const { stdout, stderr } = spawnSync('python3', ['-c', closedTerminal, ...words], {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ stdout, stderr }).toEqual({ stdout: '-1\n', stderr: '' });
    expect(ownMovesIn(path)).toBe(1);
    expect(quri(['verify', path]).status).toBe(0);
  });

  it('says so where it can no longer be saved', async () => {
    const folder = file('gone');
    mkdirSync(folder);
    const { status, said } = await endedBy('SIGTERM', ['--seed', '11', '--save', `${folder}/game.json`], () =>
      rmSync(folder, { recursive: true }),
    );
    expect(status).toBe(143);
    expect(said).toContain(`${folder}/game.json cannot be written`);
  });

  it('simply ends where there is no file to save to', async () => {
    expect(await endedBy('SIGTERM', ['--seed', '11'])).toMatchObject({ status: null, endedBySignal: 'SIGTERM' });
  });
});

describe('the engine as a process', () => {
  /** A warning of Node at the start, as a newer version or an option may bring one. */
  const warned = (): NodeJS.ProcessEnv => {
    const warning = file('warning.cjs');
    writeFileSync(warning, `process.emitWarning('this is old');`);
    // npm warns of settings it does not know.
    return { ...env, HOME: process.env.HOME, NODE_OPTIONS: `--require "${warning}"`, npm_config_quri_unknown: 'x' };
  };
  const answer = '{"error":"there is no table yet: send \\"new\\" or \\"load\\" first"}\n';

  it('by the command for programs writes its answers and not a word else', () => {
    const page = readFileSync(`${root}/docs/protocol.md`, 'utf8');
    const [, words = ''] = /^node (--no-warnings \S+ engine)$/m.exec(page) ?? [];
    const { stdout, stderr } = spawnSync(process.execPath, words.split(' '), {
      cwd: root,
      input: '{"do":"waiting"}\n',
      env: warned(),
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: answer, stderr: '' });
  });

  it('by npx keeps warnings of npm and Node out of its answers', () => {
    const [npx = '', ...words] = 'npx --no-install quri engine'.split(' ');
    const { stdout, stderr } = spawnSync(npx, words, {
      cwd: root,
      input: '{"do":"waiting"}\n',
      env: warned(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(stdout).toBe(answer);
    expect(stderr).toContain('this is old');
  });

  it.each(['1', '2', '3'])(
    'gives exactly one JSON object for each of thousands of lines of garbage: seed %s',
    (seed) => {
      const lines = garbage(seed, 4000);
      const { status, stdout, stderr } = quri(['engine'], `${lines.join('\n')}\n`);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const answers = stdout.trimEnd().split('\n');
      expect(answers).toHaveLength(lines.length);
      answers.forEach((answer, i) => {
        const keys = Object.keys(JSON.parse(answer));
        const known = ['ok', 'seats', 'intents', 'events', 'refused', 'seen', 'view', 'outcome', 'replay', 'error'];
        expect(known, `${lines[i]} → ${answer}`).toContain(keys[0]);
        expect(answer, lines[i]).not.toContain('the engine failed');
      });
      expect(new Set(answers.map((answer) => Object.keys(JSON.parse(answer))[0])).size).toBeGreaterThan(6);
    },
  );

  it('answers an oversized line, a deep one and bytes that are no text, and goes on', () => {
    const lines = [
      'x'.repeat(9_000_000),
      '['.repeat(2_000_000),
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      '{"do":"waiting"}',
    ];
    const { status, stdout } = quri(
      ['engine'],
      Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(lines.join('\n'))]),
    );
    expect(status).toBe(0);
    const errors = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).error);
    expect(errors).toHaveLength(5);
    expect(errors[1]).toContain('8100000 characters');
    expect(errors[4]).toContain('no table yet');
  });

  it('answers each line at once: whoever asks need not close the pipe', async () => {
    const child = spawn(process.execPath, [program, 'engine'], { env });
    child.stdin.write('{"do":"new","game":"incan-gold","players":3,"seed":1}\n');
    const [first] = await once(child.stdout, 'data');
    expect(JSON.parse(String(first)).ok).toBe(true);
    child.stdin.write('{"do":"waiting"}\n');
    const [second] = await once(child.stdout, 'data');
    expect(JSON.parse(String(second))).toEqual({ seats: [0, 1, 2] });
    child.stdin.end();
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
  });

  it('ends quietly when nobody reads its answers any more', async () => {
    const child = spawn(process.execPath, [program, 'engine'], { env });
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    child.stdin.write('{"do":"waiting"}\n'.repeat(10_000));
    const [status] = await once(child, 'exit');
    child.stdin.destroy();
    expect({ status, said: Buffer.concat(said).toString() }).toEqual({ status: 0, said: '' });
  });
});
