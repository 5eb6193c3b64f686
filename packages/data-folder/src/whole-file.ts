import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './platform.ts';

/**
 * Writes a file beside its place, syncs it and only then gives it its name: whatever fails, and a disk without room does,
 * the name stands for what it stood for before, or for all of the content.
 */
export function writeWhole(path: string, content: string, mode = 0o666): void {
  const part = `${path}.${process.pid}.part`;
  const fd = openSync(part, 'wx', mode);
  try {
    try {
      // Goes on until all of it is written, which `writeSync` does not.
      writeFileSync(fd, content);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}
