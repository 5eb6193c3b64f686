// Bundles a TypeScript file of this folder and answers what it exports: the bench runs the very code the games run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setup } from '../../scripts/setup.mjs';

export const here = fileURLToPath(new URL('.', import.meta.url));

export async function bundled(name) {
  const folder = mkdtempSync(join(tmpdir(), 'quri-bench-'));
  const file = join(folder, 'bundle.mjs');
  await bundleTo(file, resolve(here, name));
  // The bundle stays until the end: it may start itself again as a thread.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return import(pathToFileURL(file));
}

/** Writes a program that needs nothing beside it. */
export async function bundleTo(file, input) {
  setup('run');
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
}
