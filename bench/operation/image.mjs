// What is in the container image, and does it serve? Docker is not needed: the steps of the Dockerfile before the last stage
// are carried out in empty folders with the npm that is found first, and the server is started as the last stage says.
//   node bench/operation/image.mjs
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { root } from '../../scripts/setup.mjs';

const MEGABYTE = 1_000_000;
/** Packages that are not in the bundles. */
const WANTED_MB = 25;

const scratch = mkdtempSync(join(tmpdir(), 'quri-image-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n/g, ' ');
const stages = dockerfile.split(/^FROM /m).slice(1);

/** What is not ignored by git or by Docker. */
function copyContext(folder) {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n').map(patternOf);
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const name of String(listed.stdout).split('\0').filter(Boolean)) {
    if (ignored.some((pattern) => pattern.test(name)) || !statSync(join(root, name), { throwIfNoEntry: false }))
      continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name));
  }
}

function patternOf(line) {
  const words = line
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(.*/)?')
    .replaceAll(/(?<!\))\*/g, '[^/]*');
  return new RegExp(`^${words}(/|$)`);
}

/** The folders of the image that steps name, here. */
const inScratch = (text) => text.replace(/(?<=[\s"'])\/(app|manifests|image)\b/g, `${scratch}/$1`);

function carryOut(stage) {
  const app = join(scratch, 'app');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(app);
  for (const line of stage.split('\n')) {
    const from = /^COPY --from=\w+ (\S+) \.\//.exec(line)?.[1];
    if (from !== undefined) cpSync(inScratch(` ${from}`).trim(), app, { recursive: true });
    else if (line === 'COPY . .') copyContext(app);
    else if (line.startsWith('RUN ')) shell(inScratch(line.slice('RUN '.length).replace(/--mount=\S+ /, '')), app);
  }
}

function shell(command, cwd) {
  process.stderr.write(`${command}\n`);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`exit status ${status}`);
}

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

for (const stage of stages.slice(0, -1)) carryOut(stage);
const image = join(scratch, 'image');
const sizes = Object.fromEntries(readdirSync(image).map((name) => [name, bytesIn(join(image, name)) / MEGABYTE]));
// Nothing above the image may help it.
rmSync(join(scratch, 'app'), { recursive: true });
const [program, ...words] = JSON.parse(/^CMD (\["node".*\])$/m.exec(stages.at(-1))[1]);
const port = await freePort();
const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(scratch, 'data'), PORT: String(port) };
const server = spawn(program, words, { cwd: image, env, stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data');
const answers = [];
for (const path of ['health', '', 'api/nothing'])
  answers.push((await fetch(`http://127.0.0.1:${port}/${path}`)).status);
const status = spawnSync(program, ['cli/quri.mjs', 'host', 'status'], { cwd: image, env, encoding: 'utf8' });
server.kill('SIGTERM');
const [ended] = await once(server, 'exit');

const npm = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout.trim();
process.stdout.write(`npm ${npm}, Node ${process.versions.node}\n`);
for (const [name, size] of Object.entries(sizes)) process.stdout.write(`${size.toFixed(1).padStart(6)} MB ${name}\n`);
process.stdout.write(
  `/health, / and /api/nothing answer ${answers.join(', ')}; host status: ${status.status}; SIGTERM: ${ended}\n`,
);
const maps = readdirSync(image, { recursive: true }).filter(
  (name) => /\.map$/.test(name) && !name.startsWith('node_modules'),
);
const isGood = sizes.node_modules <= WANTED_MB && maps.length === 0 && status.status === 0 && ended === 0;
process.exit(isGood && answers.join() === '200,200,404' ? 0 : 1);
