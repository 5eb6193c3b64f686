export { randomBot } from './random-bot.ts';
