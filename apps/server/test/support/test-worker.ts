import { serveBots } from '../../src/bots/serve-bots.ts';
import { testShelf } from './test-shelf.ts';

serveBots(testShelf);
