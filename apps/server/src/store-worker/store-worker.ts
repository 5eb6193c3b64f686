import { loadEngines } from '@quri/catalogue';
import { serveStoreJobs } from './serve-jobs.ts';

serveStoreJobs(await loadEngines());
