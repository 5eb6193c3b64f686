import { type IncanGold, incanGold } from '../../games/incan-gold/src/game.ts';
import type { Edition } from '../../games/incan-gold/src/vocabulary.ts';
import {
  botPlayer,
  type Estimate,
  type PlayedBlock,
  playBlock,
  type Skill,
  scheduleOf,
  shareOf,
  skillsFrom,
} from '../../packages/bot-kit/src/arena.ts';
import { at, type Bot, defaultOptions } from '../../packages/kernel/src/index.ts';

const MS = 1000;
const clock = (): number => performance.now();

/** Two may play where the table says so (IG-C4). */
export const optionsFor = (players: number, edition: Edition = 'incan-gold') => ({
  ...defaultOptions(incanGold.meta.options, players),
  twoPlayers: players === 2,
  edition,
});

/** How blocks of games among these bots are played. */
export const termsFor = (
  entrants: readonly Bot<IncanGold>[],
  players: number,
  seed: string,
  edition: Edition = 'incan-gold',
) => ({
  table: { game: incanGold, players, options: optionsFor(players, edition) },
  playerOf: (bot: number) => botPlayer(at(entrants, bot)),
  seed,
  ms: MS,
  clock,
});

export interface Company {
  readonly games: number;
  readonly deals: number;
  readonly shares: readonly Estimate[];
  readonly skills: readonly Skill[];
  readonly msPerMove: readonly number[];
}

/** Bots in mixed company on mirrored deals. */
export async function companyOf(
  entrants: readonly Bot<IncanGold>[],
  players: number,
  games: number,
  seed: string,
  edition?: Edition,
): Promise<Company> {
  const terms = termsFor(entrants, players, seed, edition);
  const blocks: PlayedBlock[] = [];
  for (const block of scheduleOf(entrants.length, players, games, seed)) blocks.push(await playBlock(terms, block));
  const spent = entrants.map((_, n) => blocks.flatMap(({ tallies }) => tallies.filter(({ bot }) => bot === n)));
  return {
    games: blocks.length * players,
    deals: blocks.length,
    shares: entrants.map((_, n) => shareOf(blocks, n)),
    skills: skillsFrom(blocks, entrants.length),
    msPerMove: spent.map(
      (own) => own.reduce((all, { ms }) => all + ms, 0) / own.reduce((all, { moves }) => all + moves, 0),
    ),
  };
}
