import { garbage } from './garbage.mjs';

/** The disk under the log is full, and everything is logged. */
export const fullLogOutput = {
  ...garbage,
  about: 'the output of the server goes to a full disk (/dev/full), everything is logged, and there is much to log',
  server: { output: '/dev/full', env: { LOG_LEVEL: 'trace' } },
};
