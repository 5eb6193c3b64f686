import { damaged, unavailable } from '../store/errors.ts';
import { startThread, type WorkerThread } from '../worker-thread.ts';
import type { Job, JobAnswer, StoreJobs } from './jobs.ts';

export interface StoreWorker extends StoreJobs {
  /** Jobs that wait or run. */
  readonly jobs: number;
  /** What was not done by then is refused. */
  close(): Promise<void>;
}

interface Pending {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const JOBS = [
  'makeReplay',
  'findExpired',
  'exportGuest',
  'awaitedAt',
  'opponentsOf',
  'findOpponent',
  'forgetInArchive',
  'findArchivable',
  'copyToArchive',
  'dropFromArchive',
  'makeBackup',
  'makeTableFile',
  'readTableFile',
  'readDeviceGame',
] as const satisfies readonly Job['name'][];

/** Beyond this a job is refused as unavailable. */
const MOST_WAITING = 64;
/** A job that takes longer is given up, and its thread with it. */
const JOB_MS = 60_000;
/** After this time without a job the thread ends, and what it had in memory with it. */
const IDLE_MS = 60_000;
const MEMORY_MB = 512;

/** One thread that does one job at a time. It is started by the first job, and again after it has died. */
export function storeWorker(program: URL, dataDir: string, jobMs = JOB_MS): StoreWorker {
  const waiting: Pending[] = [];
  let thread: WorkerThread<Job, JobAnswer> | undefined;
  let running: Pending | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const carryOut = async ({ job, resolve, reject }: Pending): Promise<void> => {
    try {
      if (thread === undefined || thread.ended)
        thread = startThread('store worker', program, {
          workerData: { dataDir },
          resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        });
      resolve(resultOf(await thread.ask(job, jobMs)));
    } catch (error) {
      reject(error);
    }
    running = undefined;
    runNext();
  };

  const runNext = (): void => {
    if (closed || running !== undefined) return;
    clearTimeout(idleTimer);
    running = waiting.shift();
    if (running === undefined) idleTimer = setTimeout(() => void thread?.end(), IDLE_MS).unref();
    else void carryOut(running);
  };

  const run = (job: Job): Promise<unknown> => {
    if (closed || waiting.length >= MOST_WAITING) return Promise.reject(unavailable('the store worker is busy'));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      runNext();
    });
  };

  return {
    get jobs() {
      return waiting.length + (running === undefined ? 0 : 1);
    },
    ...jobsBy(run),
    close: async () => {
      closed = true;
      clearTimeout(idleTimer);
      for (const { reject } of [...(running ? [running] : []), ...waiting.splice(0)])
        reject(unavailable('the server is closing'));
      await thread?.end();
    },
  };
}

const jobsBy = (run: (job: Job) => Promise<unknown>): Pick<StoreJobs, (typeof JOBS)[number]> =>
  Object.fromEntries(JOBS.map((name) => [name, (...asked: unknown[]) => run({ name, asked })])) as StoreJobs;

function resultOf(answer: JobAnswer): unknown {
  if ('value' in answer) return answer.value;
  if (answer.because === 'damaged') throw damaged(answer.failed);
  throw answer.because === 'unavailable' ? unavailable(answer.failed) : new Error(answer.failed);
}
