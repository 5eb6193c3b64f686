import { type Block, housePlayer, type MatchPlayer, type PlayedBlock, playBlock } from '@quri/bot-kit/arena';
import { invariantBroken } from '@quri/kernel';
import { shelved } from '@quri/shelf';
import type { Entrant } from './entrants.ts';
import { type ProgramPlayer, programPlayer } from './program-player.ts';

/** All a thread has to know to play any block of an arena. Plain data. */
export interface Job {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  readonly ms: number;
}

/** Plays blocks of a job, one after the other, with programs of its own. */
export interface Table {
  play(block: Block): Promise<PlayedBlock>;
  close(): void;
}

export function openTable({ game: id, players, options, entrants, seed, ms }: Job): Table {
  const found = shelved(id) ?? invariantBroken('no such game on the shelf', { id });
  const programs = new Map<string, ProgramPlayer>();
  const playerOf = (bot: number, copy: number): MatchPlayer => {
    const entrant = entrants[bot] ?? invariantBroken('nobody by that number', { bot });
    if (entrant.kind === 'house') {
      const known = found.bots.find((one) => one.id === entrant.id) ?? invariantBroken('no such bot', { entrant });
      return housePlayer(known);
    }
    const seat = `${bot}/${copy}`;
    const program = programs.get(seat) ?? programPlayer(entrant.name, entrant.words, id);
    programs.set(seat, program);
    return program.sitDown();
  };
  const terms = { table: { game: found.game, players, options }, playerOf, seed, ms, clock: () => performance.now() };
  return {
    play: (block) => playBlock(terms, block),
    close: () => {
      for (const program of programs.values()) program.close();
    },
  };
}
