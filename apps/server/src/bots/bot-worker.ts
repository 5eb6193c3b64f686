import { shelf } from '@quri/shelf';
import { serveBots } from './serve-bots.ts';

serveBots(shelf);
