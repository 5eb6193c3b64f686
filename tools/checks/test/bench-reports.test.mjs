// Whoever reads a report under bench/ can run it again: the commands are there as written, and what they install is locked.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main as quri } from '../../../apps/cli/src/main.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'quri-reports-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const clone = join(scratch, 'clone');
const all = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
const files = all.filter((file) => file.startsWith('bench/'));
const commands = files
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => commandsIn(readFileSync(join(root, file), 'utf8')).map((command) => [file, command]));
const packages = files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname);

// Nothing is installed and nothing is built.
beforeAll(() => {
  const needed = all.filter((file) => /\.(mjs|ts|json)$/.test(file) && existsSync(join(root, file)));
  for (const file of needed) cpSync(join(root, file), join(clone, file));
});

test.each(commands)('%s names a command that a fresh clone starts: %s', async (_file, command) => {
  expect(await problemWith(command)).toBeUndefined();
});

test.each(packages)('%s can be installed as its lock file says', (folder) => {
  const copy = join(scratch, folder.replaceAll('/', '-'));
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, folder, name), join(copy, name));
  // A lock file with nothing missing needs the registry only for what a library asks for by a tag.
  const words = ['ci', '--dry-run', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  // What an npm around this was asked to do is nothing to the one in here.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { status, stderr } = spawnSync('npm', words, {
    cwd: copy,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const told = stderr.match(/(Missing:|Invalid:|code) .*/g) ?? [];
  expect({ status, told }).toEqual({ status: 0, told: [] });
});

test('commands are found in sentences and in blocks', () => {
  const report =
    'As `node bench/a.mjs\n--b c` says.\n\n```sh\nnpx quri d --e   # why\n```\n`f`, quri g, `node h.mjs`\n';
  expect(commandsIn(report)).toEqual(['node bench/a.mjs --b c', 'npx quri d --e']);
});

test.each([
  ['node bench/nowhere.mjs', 'there is no bench/nowhere.mjs'],
  ['node bench/arena/ladder.mjs --quick --slow', "Unknown option '--slow'"],
  ['node bench/engine/run.mjs --seconds --write', 'argument is ambiguous'],
  ['node bench/engine/run.mjs fast', "Unexpected argument 'fast'"],
  ['node bench/mutation/run.mjs --write --read', "Unknown option '--read'"],
  ['npx quri arena --bot greedy,mixed', 'there is no option --bot'],
  ['npx quri dance', 'there is no command "dance"'],
])('%s is told', async (command, problem) => {
  expect(await problemWith(command)).toContain(problem);
});

function commandsIn(report) {
  const ours = '(?:node bench/|npx quri )';
  const found = [...report.matchAll(new RegExp(`\`(${ours}[^\`]*)\`|^(${ours}[^\`\\n]*)$`, 'gm'))];
  return found.map(([, inline, line]) =>
    (inline ?? line)
      .replace(/\s#.*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** What is wrong with a command, if anything, found out without running it. */
function problemWith(command) {
  const [program, named, ...words] = command.split(' ');
  if (program === 'npx') return problemWithQuri(words);
  const script = join(clone, named);
  if (!existsSync(script)) return `there is no ${named}`;
  if (!readsOptions(script)) return `${named} does not read its options with parseArgs`;
  // A script reads its options before it does anything, and one too many ends it: is that one the first it complains of?
  const unknown = '--an-option-that-no-script-has';
  const { stderr } = spawnSync(process.execPath, [script, ...words, unknown], {
    cwd: clone,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stderr.includes(`Unknown option '${unknown}'`) ? undefined : stderr;
}

/** Itself, or by a module beside it that several scripts share. */
function readsOptions(script) {
  const text = readFileSync(script, 'utf8');
  const beside = [...text.matchAll(/from '\.\/([\w-]+\.mjs)'/g)].map(([, name]) => join(dirname(script), name));
  return [text, ...beside.map((file) => readFileSync(file, 'utf8'))].some((one) => one.includes('parseArgs('));
}

// Asked for help, the program looks at everything it was given and then only helps.
async function problemWithQuri(words) {
  const said = [];
  const paper = new Writable({
    write: (chunk, _encoding, done) => {
      said.push(chunk);
      done();
    },
  });
  const status = await quri([...words, '--help'], { stdout: paper, stderr: paper, env: {} });
  return status === 0 ? undefined : String(Buffer.concat(said));
}
