import { setTimeout as sleep } from 'node:timers/promises';
import { type DataLock, tryLock } from '@quri/data-folder';
import { askHost, type HostStatus } from '@quri/protocol/host';

/** How long a start waits for a server that is just being stopped, or has not opened its socket yet. */
const WAIT_MS = 2000;
const RETRY_MS = 50;
const ANSWER_MS = 1000;

/**
 * Locks a data folder for this process, or throws an error that says who uses it. Two servers would not lose anything,
 * but each would know only half of what happens.
 */
export async function lockData(folder: string): Promise<DataLock> {
  const until = performance.now() + WAIT_MS;
  for (;;) {
    const lock = tryLock(folder);
    const holder = await statusOf(folder);
    // If the file of a lock that is held was deleted, another file was locked here.
    if (lock !== undefined && holder === undefined) return lock;
    lock?.release();
    if (holder !== undefined || performance.now() > until) throw new Error(usedBy(folder, holder));
    await sleep(RETRY_MS);
  }
}

async function statusOf(folder: string): Promise<HostStatus | undefined> {
  const lines = await askHost(folder, { do: 'status' }, ANSWER_MS).catch(() => []);
  return lines.flatMap((line) => (line.type === 'status' ? line.status : []))[0];
}

function usedBy(folder: string, holder: HostStatus | undefined): string {
  const who = holder === undefined ? '' : ` (process ${holder.process}, ${holder.addresses[0]})`;
  return `${folder} is already used by another Quri${who}`;
}
