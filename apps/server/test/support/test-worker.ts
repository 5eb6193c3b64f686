import { serveBotJobs } from '../../src/bots/bot-jobs.ts';
import { testEngines } from './test-engines.ts';

serveBotJobs(testEngines);
