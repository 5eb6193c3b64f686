import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    botProgram: string;
    storeProgram: string;
    checkpointProgram: string;
    serverProgram: string;
  }
}

/**
 * A thread cannot run our sources as they are: the programs of bots and store are bundled once for all tests. So is the server as it
 * is shipped, before two tests that start it could both find that it is out of date.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const builder = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'server'], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`the server is not built: ${stderr}`);
  const serverProgram = stdout.trimEnd();
  // Inside node_modules, where the program of the store finds libsql.
  const folder = mkdtempSync(fileURLToPath(new URL('../../../../node_modules/.quri-test-', import.meta.url)));
  const bundled = async (name: string, source = `${name}.ts`): Promise<string> => {
    const file = join(folder, `${name}.mjs`);
    const bundle = await rolldown({
      input: fileURLToPath(new URL(source, import.meta.url)),
      platform: 'node',
      external: [/\?raw$/, /\/screen\.ts$/, /\/figures\.tsx$/, 'libsql'],
    });
    await bundle.write({ file, codeSplitting: false });
    await bundle.close();
    return file;
  };
  project.provide('botProgram', await bundled('test-worker'));
  project.provide('storeProgram', await bundled('test-store-worker'));
  // Not that of the release, which has a libsql of its own: two copies of SQLite in one process break each other's locks.
  project.provide('checkpointProgram', await bundled('checkpoint-worker', '../../src/store/checkpoint-worker.ts'));
  // As it is shipped.
  project.provide('serverProgram', serverProgram);
  return () => rmSync(folder, { recursive: true, force: true });
}
