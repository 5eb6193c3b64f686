import { availableParallelism } from 'node:os';
import { scheduleOf } from '@quri/bot-kit/arena';
import { asHtml } from '../arena/as-html.ts';
import { asText, bestResponseAsText } from '../arena/as-text.ts';
import { measureBestResponse } from '../arena/best-response.ts';
import { contestantsFrom } from '../arena/contestants.ts';
import type { Job } from '../arena/job.ts';
import { msPerMove, resultOf } from '../arena/result.ts';
import { playAll } from '../arena/threads.ts';
import type { Call, Command } from '../command.ts';
import { mustBeWritable, writeText } from '../files.ts';
import { progressBar } from '../progress-bar.ts';
import { countOf, TABLE_OPTIONS, type TableArguments, tableArguments } from '../table-arguments.ts';
import { fail } from '../user-error.ts';

const DEFAULT_GAMES = 1000;
const DEFAULT_MS = 1000;
const DEFAULT_BUDGET = 20_000;

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
    const table = tableArguments(given, text);
    if (given.word('best-response') !== undefined) return bestResponse(call, table);
    return given.word('budget') === undefined ? compete(call, table) : fail(text.arena.budgetAlone);
  },
};

async function compete(call: Call, table: TableArguments): Promise<number> {
  const { given, text, say } = call;
  const { loaded, players, options, seed } = table;
  const everybody = loaded.bots.map(({ id }) => id).join();
  const contestants = contestantsFrom(given.word('bots') ?? everybody, loaded, text);
  if (contestants.length < 2) fail(text.arena.tooFewBots);
  const ms = countOf(given, 'ms', text) ?? DEFAULT_MS;
  const job: Job = { game: loaded.game.meta.id, players, options, contestants, seed, ms };
  const threads = countOf(given, 'workers', text) ?? availableParallelism();
  const page = given.word('html');
  if (page !== undefined) mustBeWritable(page, text);
  const blocks = scheduleOf(contestants.length, players, countOf(given, 'games', text) ?? DEFAULT_GAMES, seed);
  const bar = progressBar(call.terminal, blocks.length);
  const start = performance.now();
  const played = await playAll(job, blocks, threads, bar.show);
  bar.wipe();
  const seconds = (performance.now() - start) / 1000;
  const result = resultOf(job, played);
  const timing = { seconds, threads, gamesPerSecond: result.games / seconds, msPerMove: msPerMove(job, played) };
  if (page !== undefined) writeText(page, asHtml(call, loaded.words[call.language].name, result, timing), text);
  if (given.flag('json')) say(JSON.stringify({ ...result, timing }));
  else for (const line of asText(call, loaded.words[call.language].name, result, timing)) say(line);
  if (page !== undefined && !given.flag('json')) say(text.arena.written(page));
  return 0;
}

async function bestResponse(call: Call, { loaded, players, options, seed }: TableArguments): Promise<number> {
  const { given, text, say } = call;
  const { game, bots } = loaded;
  const { traits } = await loaded.learning();
  const id = given.word('best-response') ?? '';
  const against = bots.find((bot) => bot.id === id);
  const house = bots.map((bot) => bot.id);
  if (against === undefined) return fail(text.arena.onlyHouse(id, house));
  const budget = countOf(given, 'budget', text) ?? DEFAULT_BUDGET;
  const games = countOf(given, 'games', text) ?? DEFAULT_GAMES;
  const ms = countOf(given, 'ms', text) ?? DEFAULT_MS;
  const bar = progressBar(call.terminal, budget + games);
  const start = performance.now();
  const result = await measureBestResponse(
    { game, players, options, against, traits, seed, ms },
    { budget, games },
    bar.show,
  );
  bar.wipe();
  const timing = { seconds: (performance.now() - start) / 1000 };
  if (given.flag('json')) say(JSON.stringify({ game: game.meta.id, options, seed, ...result, timing }));
  else for (const line of bestResponseAsText(call, result)) say(line);
  return 0;
}
