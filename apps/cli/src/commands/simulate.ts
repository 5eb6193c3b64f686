import { type Bot, seats } from '@quri/kernel';
import { seatNames } from '@quri/words';
import type { Call, Command } from '../command.ts';
import { mustBeWritable, writeReplay } from '../files.ts';
import { numbersIn } from '../numbers.ts';
import { progressBar } from '../progress-bar.ts';
import { playAtTable, playOut, type Simulation } from '../simulate/games.ts';
import { collectStatistics, type Statistics } from '../simulate/statistics.ts';
import { botsFrom, countOf, TABLE_OPTIONS, type TableArguments, tableArguments } from '../table-arguments.ts';
import { inColumns } from '../table-print.ts';

const DEFAULT_GAMES = 1000;

export const simulate: Command = {
  options: { ...TABLE_OPTIONS, game: 'word', games: 'word', replay: 'word', json: 'flag' },
  words: 1,
  run: async (call) => {
    const { given, text } = call;
    const table = tableArguments(given, text);
    const bots = seatedBots(call, table);
    const simulation: Simulation = { ...table, game: table.loaded.game, bots };
    const replayFile = given.word('replay');
    if (replayFile !== undefined) mustBeWritable(replayFile, text);
    const start = performance.now();
    const statistics = await playAll(call, simulation, table, replayFile);
    const seconds = (performance.now() - start) / 1000;
    for (const line of given.flag('json')
      ? [asJson(simulation, statistics, seconds)]
      : asText(call, table, statistics, seconds))
      call.say(line);
    return 0;
  },
};

function seatedBots({ given, text }: Call, { loaded, players }: TableArguments): readonly Bot[] {
  const usual = loaded.bots.filter(({ id }) => id === 'random');
  const named = botsFrom(given, loaded, usual, text);
  return seats(players).flatMap((seat) => named[seat % named.length] ?? []);
}

async function playAll(
  call: Call,
  simulation: Simulation,
  { loaded }: TableArguments,
  replayFile: string | undefined,
): Promise<Statistics> {
  const games = countOf(call.given, 'games', call.text) ?? DEFAULT_GAMES;
  const ids = simulation.bots.map(({ id }) => id);
  const collector = collectStatistics(ids);
  const bar = progressBar(call.terminal, games);
  for (let n = 0; n < games; n++) {
    if (n === 0 && replayFile !== undefined) {
      const seated = ids.map((level) => ({ kind: 'bot', level }) as const);
      const names = seatNames(seated, loaded.words[call.language], call.text);
      const first = await playAtTable(simulation, names);
      writeReplay(replayFile, first.replay, call.text);
      collector.add(first.outcome);
    } else collector.add(playOut(simulation, n));
    bar.show(n + 1);
  }
  bar.wipe();
  return collector.result();
}

/** Everything but the timing is the same for the same seed. */
function asJson({ game, players, options, seed }: Simulation, statistics: Statistics, seconds: number): string {
  const timing = { seconds, gamesPerSecond: statistics.games / seconds };
  return JSON.stringify({ game: game.meta.id, players, options, seed, ...statistics, timing });
}

function asText(
  { text, language }: Call,
  table: TableArguments,
  statistics: Statistics,
  seconds: number,
): readonly string[] {
  const { number, percent, whole } = numbersIn(language);
  const cells = ({ wins, winRate, meanScore }: Pick<Statistics['bots'][number], 'wins' | 'winRate' | 'meanScore'>) => [
    number(wins),
    percent(winRate),
    number(meanScore),
  ];
  const heads = [text.wins, text.winRate, text.meanScore];
  const bySeat = inColumns(
    [[text.seat, text.bot, ...heads], ...statistics.seats.map((one) => [String(one.seat), one.bot, ...cells(one)])],
    2,
  );
  const byBot = inColumns([
    [text.bot, text.seats, ...heads],
    ...statistics.bots.map((one) => [one.bot, String(one.seats), ...cells(one)]),
  ]);
  return [
    text.simulated(table.loaded.words[language].name, table.players, statistics.games, table.seed),
    '',
    ...bySeat,
    ...(statistics.bots.length > 1 ? ['', ...byBot] : []),
    '',
    text.means(number(statistics.meanScore), number(statistics.meanWinnerScore)),
    text.digest(statistics.digest),
    text.speed(whole(statistics.games / seconds)),
  ];
}
