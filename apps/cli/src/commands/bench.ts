import { defaultOptions, type Game, pick, playout, rngDice, seededRng } from '@quri/kernel';
import type { Command } from '../command.ts';
import { games, type LoadedGame } from '../games.ts';
import { numbersIn } from '../numbers.ts';
import { countOf, defaultPlayers } from '../table-arguments.ts';
import { inColumns } from '../table-print.ts';

const DEFAULT_SECONDS = 3;
const SECONDS_TO_WARM_UP = 0.5;
/** The clock is looked at only now and then, so that looking costs nothing. */
const GAMES_PER_CLOCK_READ = 20;

export const bench: Command = {
  options: { seconds: 'word', json: 'flag' },
  words: 0,
  run: ({ given, text, language, say }) => {
    const seconds = countOf(given, 'seconds', text) ?? DEFAULT_SECONDS;
    const measured = games.map((one) => measure(one, seconds));
    if (given.flag('json')) {
      say(JSON.stringify({ games: measured }));
      return 0;
    }
    const { whole } = numbersIn(language);
    const heads = [text.game, text.players, text.gamesPerCpuSecond, text.decisionsPerCpuSecond];
    const rows = measured.map((one) => [
      one.game,
      String(one.players),
      whole(one.gamesPerCpuSecond),
      whole(one.decisionsPerCpuSecond),
    ]);
    for (const line of inColumns([heads, ...rows])) say(line);
    return 0;
  },
};

function measure({ game }: LoadedGame, seconds: number) {
  const players = defaultPlayers(game);
  playFor(game, players, SECONDS_TO_WARM_UP, 'warm-up');
  const played = playFor(game, players, seconds, 'bench');
  return {
    game: game.meta.id,
    players,
    ...played,
    gamesPerCpuSecond: played.games / played.cpuSeconds,
    decisionsPerCpuSecond: played.decisions / played.cpuSeconds,
  };
}

/** Whole games of random moves, one after the other, until so much of the processor's time is spent. */
function playFor(game: Game, players: number, seconds: number, seed: string) {
  const options = defaultOptions<object>(game.meta.options, players);
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  let games = 0;
  let decisions = 0;
  const start = process.cpuUsage();
  for (;;) {
    for (let i = 0; i < GAMES_PER_CLOCK_READ; i++) {
      playout(game, game.blank(players, options), dice, (_state, _seat, offers) => {
        decisions++;
        return pick(rng, offers);
      });
    }
    games += GAMES_PER_CLOCK_READ;
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= seconds) return { games, decisions, cpuSeconds };
  }
}
