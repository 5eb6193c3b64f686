import { seededRng, shuffled } from '@quri/kernel';
import { fieldsOf } from './fields.ts';

/** One deal, played once for every rotation of those who sit there. */
export interface Block {
  readonly deal: number;
  /** Which bot sits where in the first game; in each further one everybody moves up a seat. */
  readonly field: readonly number[];
}

/** At least so many games, in whole blocks and whole rounds of all fields, so that nobody has the easier company. */
export function scheduleOf(bots: number, players: number, games: number, seed: string): readonly Block[] {
  const fields = fieldsOf(bots, players);
  const rounds = Math.max(1, Math.ceil(games / players / fields.length));
  const blocks: Block[] = [];
  for (let round = 0; round < rounds; round++) {
    const rng = seededRng(`${seed}/fields/${round}`);
    for (const field of shuffled(rng, fields)) blocks.push({ deal: blocks.length, field: shuffled(rng, field) });
  }
  return blocks;
}

/** Who sits where in one of the games of a block. */
export const seatedIn = ({ field }: Block, rotation: number): readonly number[] => [
  ...field.slice(rotation),
  ...field.slice(0, rotation),
];
