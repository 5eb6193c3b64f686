import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newsFrames } from './running-hash.ts';
import type { TestServer } from './test-server.ts';
import { type Guest, subscribe, visit } from './visit.ts';

/** Closes the server and answers folders with copies of its data, gone when the test is: worlds that are alike so far. */
export async function copiesOf(server: TestServer, how: number): Promise<readonly string[]> {
  await server.close();
  return Array.from({ length: how }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'quri-world-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(server.folder, folder, { recursive: true });
    return folder;
  });
}

/** Sizes of all frames somebody was sent. */
export const sizes = (frames: readonly string[]): number[] => frames.map((frame) => Buffer.byteLength(frame));

/** The frames with news of a guest who comes back after each of these entries; -1 for one who was never there. */
export async function catchingUp(
  server: TestServer,
  guest: Guest,
  table: string,
  seq: number,
  lasts: readonly number[],
): Promise<string[]> {
  const frames: string[] = [];
  for (const last of lasts) {
    const back = await visit(server, guest);
    await subscribe(back, table, null, last);
    await back.until(`all after ${last}`, () => back.last(table)?.seq === seq);
    frames.push(...newsFrames(back));
    back.close();
    await back.closed();
  }
  return frames;
}
