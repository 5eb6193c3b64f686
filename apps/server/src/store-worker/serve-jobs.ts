import { parentPort, workerData } from 'node:worker_threads';
import type { GameEngine } from '@quri/catalogue';
import { opponentId } from '../guests/opponents.ts';
import { makeReplay } from '../replays/make-replay.ts';
import { archiveReads } from '../store/archive-queries.ts';
import { openToRead } from '../store/data-file.ts';
import { isUnavailable } from '../store/errors.ts';
import { type LongReads, longReads } from '../store/long-reads.ts';
import { awaitedAt } from './awaited-at.ts';
import { type HostJob, hostJobs } from './host-jobs.ts';
import type { Job, JobAnswer } from './jobs.ts';

/** Runs in the worker thread, with a connection of its own, and answers one job after the other. */
export function serveStoreJobs(engines: readonly GameEngine[]): void {
  const { dataDir }: { readonly dataDir: string } = workerData;
  const db = openToRead(dataDir);
  const reads = longReads(db, archiveReads(dataDir));
  const forHost = hostJobs(db, dataDir, engines);
  parentPort?.on('message', (job: Job) =>
    parentPort?.postMessage(answerOf(() => resultOf(reads, engines, forHost, job))),
  );
}

function resultOf(
  reads: LongReads,
  engines: readonly GameEngine[],
  forHost: (job: HostJob) => unknown,
  job: Job,
): unknown {
  if (job.kind === 'findExpired') return reads.expired(job.times, job.most);
  if (job.kind === 'exportGuest') return reads.guestExport(job.guest);
  if (job.kind === 'awaitedAt') return job.tables.map((id) => awaitedAt(reads, engines, id));
  if (job.kind === 'opponentsOf')
    return reads.opponentsOf(job.guest, job.most).map(({ guest, games }) => ({ guest, games }));
  if (job.kind === 'findOpponent')
    return reads
      .opponentsOf(job.guest, Number.MAX_SAFE_INTEGER)
      .find(({ guest }) => opponentId(job.guest, guest) === job.id)?.guest;
  if (job.kind === 'makeReplay') return makeReplay(reads, engines, job.table);
  return forHost(job);
}

function answerOf(value: () => unknown): JobAnswer {
  try {
    return { value: value() };
  } catch (error) {
    return {
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      unavailable: isUnavailable(error),
    };
  }
}
