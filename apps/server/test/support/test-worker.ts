import { serveBotJobs } from '../../src/bots/bot-jobs.ts';
import { testShelf } from './test-shelf.ts';

serveBotJobs(testShelf);
