import { type Game, parseOptions, pick, playout, rngDice, seededRng } from '@quri/kernel';
import type { Command } from '../command.ts';
import { games, type LoadedGame } from '../games.ts';
import { countOf, defaultPlayers } from '../table-arguments.ts';
import { inColumns } from '../table-print.ts';

interface Measured {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
}

const DEFAULT_SECONDS = 3;
const SECONDS_TO_WARM_UP = 0.5;
/** The clock is looked at only now and then, so that looking costs nothing. */
const GAMES_A_LOOK = 20;

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
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const heads = [text.game, text.players, text.gamesPerCpuSecond, text.decisionsPerCpuSecond];
    const rows = measured.map((one) => [
      one.game,
      String(one.players),
      whole.format(one.gamesPerCpuSecond),
      whole.format(one.decisionsPerCpuSecond),
    ]);
    for (const line of inColumns([heads, ...rows])) say(line);
    return 0;
  },
};

function measure({ game }: LoadedGame, seconds: number): Measured {
  const players = defaultPlayers(game);
  playFor(game, players, SECONDS_TO_WARM_UP, 'warm-up');
  const { games, decisions, cpuSeconds } = playFor(game, players, seconds, 'bench');
  return {
    game: game.meta.id,
    players,
    games,
    decisions,
    cpuSeconds,
    gamesPerCpuSecond: games / cpuSeconds,
    decisionsPerCpuSecond: decisions / cpuSeconds,
  };
}

/** Whole games of random moves, one after the other, until so much of the processor's time is spent. */
function playFor(game: Game, players: number, seconds: number, seed: string) {
  const parsed = parseOptions<object>(game.meta.options, players, {});
  const options = parsed.ok ? parsed.value : {};
  const rng = seededRng(seed);
  const dice = rngDice(rng);
  let games = 0;
  let decisions = 0;
  const start = process.cpuUsage();
  for (;;) {
    for (let i = 0; i < GAMES_A_LOOK; i++) {
      playout(game, game.blank(players, options), dice, (_state, _seat, offers) => {
        decisions++;
        return pick(rng, offers);
      });
    }
    games += GAMES_A_LOOK;
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= seconds) return { games, decisions, cpuSeconds };
  }
}
