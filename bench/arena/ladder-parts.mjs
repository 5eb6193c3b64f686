// Plays the parts of a ladder, one process for each core, and keeps their answers in reports/arena: a part that was
// played is not played again until its answer is deleted. `--quick` plays a twentieth, `--played` nothing that is missing.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/setup.mjs';
import { bundled } from './bundled.mjs';

export const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    played: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});

const kept = join(root, 'reports', 'arena');

/** The answers of all parts that were played, by name; nothing in a process that plays one part. */
export async function playedParts(game, parts) {
  const fileOf = (part) => join(kept, `${game}-${part}${flags.quick ? '-quick' : ''}.json`);
  if (flags.part !== undefined) {
    const { playMatches } = await bundled(`${game}-matches.ts`);
    const match = parts[flags.part];
    const games = flags.quick ? Math.ceil(match.games / 20) : match.games;
    const answer = await playMatches({ ...match, games });
    mkdirSync(kept, { recursive: true });
    writeFileSync(fileOf(flags.part), JSON.stringify(answer));
    return undefined;
  }
  if (!flags.played) await playAll(Object.keys(parts).filter((part) => !existsSync(fileOf(part))));
  const there = Object.keys(parts).filter((part) => existsSync(fileOf(part)));
  return Object.fromEntries(there.map((part) => [part, JSON.parse(readFileSync(fileOf(part), 'utf8'))]));
}

/** A part for each core at a time. */
async function playAll(waiting) {
  const worker = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      process.stderr.write(`${part}\n`);
      const words = [process.argv[1], '--part', part, ...(flags.quick ? ['--quick'] : [])];
      const child = spawn(process.execPath, words, { stdio: 'inherit' });
      await new Promise((done) => child.on('close', done));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** The command that wrote a report, and what is still missing in it. */
export const commandOf = (script) =>
  `node bench/arena/${script}${flags.quick ? ' --quick' : ''}${flags.played ? ' --played' : ''}`;
export const missingLine = (parts, played) => {
  const missing = Object.keys(parts).filter((part) => played[part] === undefined);
  return missing.length === 0 ? '' : `\nNot played yet: ${missing.join(', ')}.`;
};
