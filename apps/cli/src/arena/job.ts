import { type Block, botPlayer, type MatchPlayer, type PlayedBlock, playBlock } from '@quri/bot-kit/arena';
import { invariantBroken } from '@quri/kernel';
import { gameOf } from '../games.ts';
import type { Contestant } from './contestants.ts';
import { programPlayer } from './program-player.ts';

/** All a thread has to know to play any block of an arena. Plain data. */
export interface Job {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly contestants: readonly Contestant[];
  readonly seed: string;
  readonly ms: number;
}

/** Plays blocks of a job, one after the other, with programs of its own. */
export function blockPlayer({ game: id, players, options, contestants, seed, ms }: Job) {
  const found = gameOf(id) ?? invariantBroken('there is no such game', { id });
  const programs = new Map<string, ReturnType<typeof programPlayer>>();
  const playerOf = (bot: number, copy: number): MatchPlayer => {
    const contestant = contestants[bot] ?? invariantBroken('there is no such contestant', { bot });
    if (contestant.kind === 'builtIn') {
      const known =
        found.bots.find((one) => one.id === contestant.id) ?? invariantBroken('there is no such bot', { contestant });
      return botPlayer(known);
    }
    const seat = `${bot}/${copy}`;
    const program = programs.get(seat) ?? programPlayer(contestant.words, id);
    programs.set(seat, program);
    return program.newGame();
  };
  const terms = { table: { game: found.game, players, options }, playerOf, seed, ms, clock: () => performance.now() };
  return {
    play: (block: Block): Promise<PlayedBlock> => playBlock(terms, block),
    close: (): void => {
      for (const program of programs.values()) program.close();
    },
  };
}
