import { availableParallelism } from 'node:os';
import { scheduleOf } from '@quri/bot-kit/arena';
import { asHtml } from '../arena/as-html.ts';
import { answerAsText, asText } from '../arena/as-text.ts';
import { challenge } from '../arena/best-response.ts';
import { entrantsFrom } from '../arena/entrants.ts';
import type { Job } from '../arena/job.ts';
import { msPerMove, resultOf } from '../arena/result.ts';
import { playAll } from '../arena/threads.ts';
import type { Call, Command } from '../command.ts';
import { complain } from '../complaint.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { progressBar } from '../progress-bar.ts';
import { countOf, TABLE_OPTIONS, type Wishes, wishesFrom } from '../wishes.ts';

const USUAL_GAMES = 1000;
const USUAL_MS = 1000;
const USUAL_BUDGET = 20_000;

export const arena: Command = {
  options: {
    ...TABLE_OPTIONS,
    game: 'word',
    games: 'word',
    ms: 'word',
    workers: 'word',
    json: 'flag',
    html: 'word',
    'best-response': 'word',
    budget: 'word',
  },
  words: 1,
  run: (call) => {
    const { given, text } = call;
    const wishes = wishesFrom(given, given.word('game') ?? given.positionals[0], text);
    if (given.word('best-response') !== undefined) return answer(call, wishes);
    return given.word('budget') === undefined ? compete(call, wishes) : complain(text.arena.budgetAlone);
  },
};

async function compete(call: Call, wishes: Wishes): Promise<number> {
  const { given, text, say } = call;
  const { shelved, players, options, seed } = wishes;
  const everybody = shelved.bots.map(({ id }) => id).join();
  const entrants = entrantsFrom(given.word('bots') ?? everybody, shelved, text);
  if (entrants.length < 2) complain(text.arena.tooFewBots);
  const ms = countOf(given, 'ms', text) ?? USUAL_MS;
  const job: Job = { game: shelved.game.meta.id, players, options, entrants, seed, ms };
  const threads = countOf(given, 'workers', text) ?? availableParallelism();
  const page = given.word('html');
  if (page !== undefined) mustBeWritable(page, text);
  const { blocks } = scheduleOf(entrants.length, players, countOf(given, 'games', text) ?? USUAL_GAMES, seed);
  const bar = progressBar(call.terminal, blocks.length);
  const start = performance.now();
  const played = await playAll(job, blocks, threads, bar.show);
  bar.wipe();
  const seconds = (performance.now() - start) / 1000;
  const result = resultOf(job, played);
  const timing = { seconds, threads, gamesPerSecond: result.games / seconds, msPerMove: msPerMove(job, played) };
  if (page !== undefined) writeText(page, asHtml(call, shelved.words[call.language].name, result, timing), text);
  if (given.flag('json')) say(JSON.stringify({ ...result, timing }));
  else for (const line of asText(call, shelved.words[call.language].name, result, timing)) say(line);
  if (page !== undefined && !given.flag('json')) say(text.arena.written(page));
  return 0;
}

async function answer(call: Call, { shelved, players, options, seed }: Wishes): Promise<number> {
  const { given, text, say } = call;
  const { game, bots, traits } = shelved;
  const id = given.word('best-response') ?? '';
  const against = bots.find((bot) => bot.id === id);
  if (against === undefined)
    return complain(
      text.arena.onlyHouse(
        id,
        bots.map((bot) => bot.id),
      ),
    );
  const budget = countOf(given, 'budget', text) ?? USUAL_BUDGET;
  const games = countOf(given, 'games', text) ?? USUAL_GAMES;
  const ms = countOf(given, 'ms', text) ?? USUAL_MS;
  const bar = progressBar(call.terminal, budget + games);
  const start = performance.now();
  const result = await challenge({ game, players, options, against, traits, seed, ms, budget, games }, bar.show);
  bar.wipe();
  const timing = { seconds: (performance.now() - start) / 1000 };
  if (given.flag('json')) say(JSON.stringify({ game: game.meta.id, options, seed, ...result, timing }));
  else for (const line of answerAsText(call, result)) say(line);
  return 0;
}
