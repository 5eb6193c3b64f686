import { Worker, type WorkerOptions } from 'node:worker_threads';

export type WorkerThread<Asked, Answer> = ReturnType<typeof startThread<Asked, Answer>>;

/** A thread that answers one message after the other. It does not keep the process running. */
export function startThread<Asked, Answer>(
  name: string,
  program: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
) {
  let ended = false;
  let answered: ((answer: Answer) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  const worker = new Worker(program, { env: {}, execArgv: [], ...options });
  worker.unref();
  const end = (error = new Error(`${name} exited`)): Promise<unknown> => {
    ended = true;
    failed?.(error);
    return worker.terminate();
  };
  worker.on('message', (answer: Answer) => answered?.(answer));
  worker.on('error', end);
  worker.on('exit', () => end());

  /** Rejects if there is none in time, or if the thread fails; it is ended then. */
  const nextAnswer = (limitMs: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => end(new Error(`no answer within ${limitMs} ms`)), limitMs).unref();
      // Let go with what was answered, which may be large.
      const settle = (): void => {
        clearTimeout(timeout);
        answered = undefined;
        failed = undefined;
      };
      answered = (answer) => {
        settle();
        resolve(answer);
      };
      failed = (error) => {
        settle();
        reject(error);
      };
    });

  return {
    get ended(): boolean {
      return ended;
    },
    end: (): Promise<unknown> => end(),
    nextAnswer,
    ask: (message: Asked, limitMs: number): Promise<Answer> => {
      if (ended) return Promise.reject(new Error(`${name} exited`));
      worker.postMessage(message);
      return nextAnswer(limitMs);
    },
  };
}
