import { shelf } from '@quri/shelf';
import { serveBotJobs } from './bot-jobs.ts';

serveBotJobs(shelf);
