import { serveStoreJobs } from '../../src/store-worker/serve-jobs.ts';
import { testEngines } from './test-engines.ts';

serveStoreJobs(testEngines);
