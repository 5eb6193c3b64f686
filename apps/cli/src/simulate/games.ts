import { playBots } from '@quri/bot-kit/arena';
import {
  accept,
  type Bot,
  dealFromText,
  frozen,
  invariantBroken,
  luckDice,
  luckFrom,
  move,
  type Outcome,
  type Replay,
  replayOf,
  type Seat,
  seats,
} from '@quri/kernel';
import { botsAt } from '../bot-table.ts';
import { botSeed, type Contest, MS_TO_THINK } from './contest.ts';

/** The n-th game of a contest, played out with nobody listening but the bots. */
export function playOut(contest: Contest, n: number): Outcome {
  const { game, players, options, bots, seed } = contest;
  const luck = luckFrom(botSeed(contest, n));
  // The first game has the very cards of the table of that seed, so that its replay can be had without changing it.
  const dice = n === 0 ? dealFromText(game, players, options, seed).table.dice : luckDice(luckFrom(`${seed}/${n}`));
  return playBots({ game, players, options, dice }, bots, () => luck, MS_TO_THINK);
}

/** The first game of a contest, played at a real table: the same moves, and a replay of it. */
export function playAtTable(
  contest: Contest,
  names: readonly string[],
): { readonly outcome: Outcome; readonly replay: Replay } {
  const { game, players, options, seed } = contest;
  const { table, secret } = dealFromText(game, players, options, seed);
  const seated = new Map<Seat, Bot>(
    seats(players).flatMap((seat) => (contest.bots[seat] ? [[seat, contest.bots[seat]]] : [])),
  );
  const bots = botsAt(table, seated, luckFrom(botSeed(contest, 0)), MS_TO_THINK);
  for (;;) {
    const seat = game.awaited(frozen(table.state))[0];
    if (seat === undefined) break;
    const intent = bots.choose(seat);
    const step = move(table, { seat, actor: 'bot', at: 0, ask: table.asks[seat] ?? null, intent });
    if (!step.ok) return invariantBroken('a bot made a move the rules refuse', { seat, intent, refused: step.refused });
    accept(table, step.value);
    bots.hear(step.value);
  }
  const outcome = game.outcome(frozen(table.state)) ?? invariantBroken('nobody is awaited, yet the game is not over');
  return { outcome, replay: replayOf(table, secret, names) };
}
