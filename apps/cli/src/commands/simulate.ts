import { type Bot, seats } from '@quri/kernel';
import type { Call, Command } from '../command.ts';
import { mustBeWritable, writeReplay } from '../files.ts';
import { progressBar } from '../progress-bar.ts';
import { seatNames } from '../seating.ts';
import type { Contest } from '../simulate/contest.ts';
import { playAtTable, playOut } from '../simulate/games.ts';
import { type Tallied, tallyFor } from '../simulate/tally.ts';
import { inColumns } from '../table-print.ts';
import { botsFrom, countOf, TABLE_OPTIONS, type Wishes, wishesFrom } from '../wishes.ts';

const USUAL_GAMES = 1000;

export const simulate: Command = {
  options: { ...TABLE_OPTIONS, game: 'word', games: 'word', replay: 'word', json: 'flag' },
  words: 1,
  run: async (call) => {
    const { given, text } = call;
    const wishes = wishesFrom(given, given.word('game') ?? given.positionals[0], text);
    const bots = seatedBots(call, wishes);
    const contest: Contest = { ...wishes, game: wishes.shelved.game, bots };
    const replayFile = given.word('replay');
    if (replayFile !== undefined) mustBeWritable(replayFile, text);
    const start = performance.now();
    const tallied = await playAll(call, contest, wishes, replayFile);
    const seconds = (performance.now() - start) / 1000;
    for (const line of given.flag('json')
      ? [asJson(contest, tallied, seconds)]
      : asText(call, wishes, tallied, seconds))
      call.say(line);
    return 0;
  },
};

function seatedBots({ given, text }: Call, { shelved, players }: Wishes): readonly Bot[] {
  const named = botsFrom(
    given,
    shelved,
    shelved.bots.filter(({ id }) => id === 'random'),
    text,
  );
  return seats(players).flatMap((seat) => named[seat % named.length] ?? []);
}

async function playAll(
  call: Call,
  contest: Contest,
  { shelved }: Wishes,
  replayFile: string | undefined,
): Promise<Tallied> {
  const games = countOf(call.given, 'games', call.text) ?? USUAL_GAMES;
  const tally = tallyFor(contest.bots.map(({ id }) => id));
  const bar = progressBar(call.terminal, games);
  for (let n = 0; n < games; n++) {
    if (n === 0 && replayFile !== undefined) {
      const first = await playAtTable(contest, seatNames(shelved.words[call.language], contest.bots));
      writeReplay(replayFile, first.replay, call.text);
      tally.add(first.outcome);
    } else tally.add(playOut(contest, n));
    bar.show(n + 1);
  }
  bar.wipe();
  return tally.result();
}

/** Everything but the timing is the same for the same seed. */
function asJson({ game, players, options, seed }: Contest, tallied: Tallied, seconds: number): string {
  const timing = { seconds, gamesPerSecond: tallied.games / seconds };
  return JSON.stringify({ game: game.meta.id, players, options, seed, ...tallied, timing });
}

function asText({ text, language }: Call, wishes: Wishes, tallied: Tallied, seconds: number): readonly string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const cells = (one: { wins: number; winRate: number; meanScore: number }): readonly string[] => [
    number.format(one.wins),
    percent.format(one.winRate),
    number.format(one.meanScore),
  ];
  const heads = [text.wins, text.winRate, text.meanScore];
  const bySeat = inColumns(
    [[text.seat, text.bot, ...heads], ...tallied.seats.map((one) => [String(one.seat), one.bot, ...cells(one)])],
    2,
  );
  const byBot = inColumns([
    [text.bot, text.seats, ...heads],
    ...tallied.bots.map((one) => [one.bot, String(one.seats), ...cells(one)]),
  ]);
  return [
    text.simulated(wishes.shelved.words[language].name, wishes.players, tallied.games, wishes.seed),
    '',
    ...bySeat,
    ...(tallied.bots.length > 1 ? ['', ...byBot] : []),
    '',
    text.means(number.format(tallied.meanScore), number.format(tallied.meanWinnerScore)),
    text.digest(tallied.digest),
    text.speed(new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(tallied.games / seconds)),
  ];
}
