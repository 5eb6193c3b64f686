import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Names files in a folder that is gone when the tests are done. */
export function temporaryFiles(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'quri-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
