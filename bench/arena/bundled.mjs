// Bundles a TypeScript file of this folder and answers what it exports: the bench runs the very code the games run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setup } from '../../scripts/setup.mjs';

export const here = fileURLToPath(new URL('.', import.meta.url));

export async function bundled(name) {
  setup('run');
  const { rolldown } = await import('rolldown');
  const folder = mkdtempSync(join(tmpdir(), 'quri-bench-'));
  const bundle = await rolldown({ input: join(here, name), platform: 'node', logLevel: 'warn' });
  const file = join(folder, 'bundle.mjs');
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  const module = await import(pathToFileURL(file));
  rmSync(folder, { recursive: true, force: true });
  return module;
}
