// A file is one idea: no source over 300 lines, no golden folder and no archived game over 200 kB, nothing over 1 MB.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const mostLines = 300;
const mostGoldenBytes = 200_000;
const mostBytes = 1_000_000;

const isSource = (path) => /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(golden|fixtures)\//.test(path);
const isData = (path) => /(^|\/)(components\.ts|[^/]+\.data\.ts)$/.test(path);

/** What is too large, one sentence each. */
export function oversized(folder) {
  const files = filesOf(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
  const golden = new Map();
  for (const { path, bytes } of files) {
    // Archives are never rewritten and grow with every version of the rules: each file counts by itself.
    const [, of] = /^games\/([^/]+\/golden(?:\/archive\/.+)?)/.exec(path) ?? [];
    if (of !== undefined) golden.set(of, (golden.get(of) ?? 0) + bytes);
  }
  return [
    ...files
      .filter(({ path }) => isSource(path) && !isData(path))
      .map(({ path }) => ({ path, lines: linesOf(join(folder, path)) }))
      .filter(({ lines }) => lines > mostLines)
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${mostLines}`),
    ...[...golden]
      .filter(([, bytes]) => bytes > mostGoldenBytes)
      .map(([of, bytes]) => `games/${of} has ${bytes} bytes, more than ${mostGoldenBytes}`),
    ...files
      .filter(({ bytes }) => bytes > mostBytes)
      .map(({ path, bytes }) => `${path} has ${bytes} bytes, more than ${mostBytes}`),
  ];
}

// What is tracked or about to be; ignored files are nobody's business.
function filesOf(folder) {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (git.status !== 0) throw new Error(`git ls-files failed: ${git.stderr}`);
  const names = git.stdout.split('\0').filter((name) => name !== '');
  return names.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
}

function linesOf(file) {
  return readFileSync(file, 'utf8').replace(/\n$/, '').split('\n').length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = oversized(root);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
