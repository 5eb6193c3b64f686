import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    botProgram: string;
  }
}

/**
 * A thread cannot run our sources as they are: the bots' program is bundled once for all tests. So is the server as it
 * is shipped, before two tests that start it could both find that it is out of date.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const builder = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [builder, 'server'], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`the server is not built: ${stderr}`);
  const folder = mkdtempSync(join(tmpdir(), 'quri-server-worker-'));
  const file = join(folder, 'test-worker.mjs');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('test-worker.ts', import.meta.url)),
    platform: 'node',
    external: [/\?raw$/, /\/screen\.ts$/],
  });
  await bundle.write({ file, codeSplitting: false });
  await bundle.close();
  project.provide('botProgram', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
