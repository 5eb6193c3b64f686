import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { OpenHouse } from './open-house.ts';

/** Closes the house and answers folders with two copies of its data, gone when the test is: two worlds, alike so far. */
export async function twoCopies(house: OpenHouse): Promise<readonly [string, string]> {
  await house.close();
  const copy = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'quri-world-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(house.folder, folder, { recursive: true });
    return folder;
  };
  return [copy(), copy()];
}

/** Sizes of all frames somebody was sent. */
export const sizes = (frames: readonly string[]): number[] => frames.map((frame) => Buffer.byteLength(frame));
