import { loadEngines } from '@quri/catalogue';
import { serveBotJobs } from './bot-jobs.ts';

serveBotJobs(await loadEngines());
