import { Worker } from 'node:worker_threads';
import { unavailable } from '../store/errors.ts';
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
  readonly reject: (error: Error) => void;
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
  'makeTableFile',
  'readTableFile',
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
  let thread: Worker | undefined;
  let running: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const end = (): Promise<unknown> | undefined => {
    const ending = thread;
    thread = undefined;
    return ending?.terminate();
  };

  const settle = (report: (job: Pending) => void): void => {
    const job = running;
    running = undefined;
    clearTimeout(timer);
    if (job !== undefined) report(job);
    runNext();
  };

  const fail = (error: Error): void => {
    void end();
    settle(({ reject }) => reject(error));
  };

  const start = (): Worker => {
    const worker = new Worker(program, {
      env: {},
      execArgv: [],
      workerData: { dataDir },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    const failOnce = (error: Error): void => {
      if (thread === worker) fail(error);
    };
    worker.on('error', failOnce);
    worker.on('exit', () => failOnce(new Error('store worker exited')));
    worker.on('message', (answer: JobAnswer) => {
      if (thread === worker) settle((job) => answered(job, answer));
    });
    return worker;
  };

  const runNext = (): void => {
    if (closed || running !== undefined) return;
    clearTimeout(timer);
    running = waiting.shift();
    if (running === undefined) {
      timer = setTimeout(() => void end(), IDLE_MS).unref();
      return;
    }
    thread ??= start();
    timer = setTimeout(() => fail(new Error(`no answer within ${jobMs} ms`)), jobMs).unref();
    thread.postMessage(running.job);
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
      const left = running === undefined ? waiting.splice(0) : [running, ...waiting.splice(0)];
      running = undefined;
      clearTimeout(timer);
      for (const { reject } of left) reject(unavailable('the server is closing'));
      await end();
    },
  };
}

const jobsBy = (run: (job: Job) => Promise<unknown>): Pick<StoreJobs, (typeof JOBS)[number]> =>
  Object.fromEntries(JOBS.map((name) => [name, (...asked: unknown[]) => run({ name, asked })])) as StoreJobs;

function answered({ resolve, reject }: Pending, answer: JobAnswer): void {
  if ('value' in answer) resolve(answer.value);
  else reject(answer.unavailable ? unavailable(answer.failed) : new Error(answer.failed));
}
