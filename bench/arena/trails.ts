import { bots } from '../../games/gold-raiders/src/engine.ts';
import { type GoldRaiders, goldRaiders } from '../../games/gold-raiders/src/game.ts';
import { TRAILS } from '../../games/gold-raiders/src/vocabulary.ts';
import { mirroredDice, playBots } from '../../packages/bot-kit/src/arena.ts';
import { type Bot, defaultOptions, type Seat, seededRng } from '../../packages/kernel/src/index.ts';

export const trails: readonly number[] = Object.values(TRAILS);
/** What five and six players had before these figures. */
export const oldTrail = 30;

export interface Raids {
  readonly games: number;
  /** Rounds of each game. */
  readonly rounds: readonly number[];
  /** Victories by turn order in the first round. */
  readonly byOrder: readonly number[];
  readonly reasons: Readonly<Record<string, number>>;
}

/** So many games among copies of one bot. */
export function raids(id: string, players: number, trail: number, games: number): Raids {
  const bot = bots.find((one) => one.id === id) as Bot<GoldRaiders>;
  const rounds: number[] = [];
  const byOrder = new Array<number>(players).fill(0);
  const reasons: Record<string, number> = {};
  for (let n = 0; n < games; n++) {
    const seed = `trails/${id}/${players}/${trail}/${n}`;
    let round = 0;
    let first = 0;
    const watched: Bot<GoldRaiders> = {
      id,
      choose: (asked) => {
        round = asked.view.round;
        if (round === 1) first = asked.view.firstPlayer;
        return bot.choose(asked);
      },
    };
    const options = { ...defaultOptions<GoldRaiders['options']>(goldRaiders.meta.options, players), trail };
    const rng = Array.from({ length: players }, (_, seat) => seededRng(`${seed}/${seat}`));
    const sitting = { game: goldRaiders, players, options, dice: mirroredDice(seed) };
    const outcome = playBots(
      sitting,
      rng.map(() => watched),
      (seat: Seat) => rng[seat] ?? seededRng(seed),
      60_000,
    );
    const winner = outcome.winners[0] ?? 0;
    const order = (winner - first + players) % players;
    byOrder[order] = (byOrder[order] ?? 0) + 1;
    reasons[outcome.reason ?? ''] = (reasons[outcome.reason ?? ''] ?? 0) + 1;
    rounds.push(round);
  }
  return { games, rounds, byOrder, reasons };
}
