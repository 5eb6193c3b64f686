import { loadEngines } from '@quri/catalogue';
import { serveBots } from './serve-bots.ts';

serveBots(await loadEngines());
