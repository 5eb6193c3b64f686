// Where the processor time of a server goes under the saturating load: its functions by the time spent in themselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFolder } from '../server-process.mjs';
import { measureLoad } from './load.mjs';

const SHOWN = 30;

export const measureProfile = (what, { seconds }) =>
  withFolder(async (folder) => {
    await measureLoad(what, { seconds, nodeArgs: ['--cpu-prof', `--cpu-prof-dir=${folder}`] });
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
    return topFunctions(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  });

function topFunctions({ nodes, samples, timeDeltas }) {
  const nameOf = namesBySource();
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const spent = new Map();
  let all = 0;
  samples.forEach((id, i) => {
    const name = names.get(id);
    if (name === '(idle)' || name === '(program)' || name === '(root)') return;
    all += timeDeltas[i];
    spent.set(name, (spent.get(name) ?? 0) + timeDeltas[i]);
  });
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, micros]) => ({ name, share: micros / all }));
}

/** Names of functions with the file they were written in, as far as there are source maps. */
function namesBySource() {
  const maps = new Map();
  const mapOf = (url) => {
    const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
    if (!maps.has(url))
      maps.set(url, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
    return maps.get(url);
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (url === '') return functionName || '(native)';
    const found = mapOf(url)?.findEntry(lineNumber, columnNumber);
    const file = found?.originalSource ?? url;
    const line = (found?.originalLine ?? lineNumber) + 1;
    return `${functionName || '(anonymous)'} ${file.startsWith('node:') ? file : basename(file)}:${line}`;
  };
}
