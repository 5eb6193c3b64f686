import type { Rng } from './rng.ts';

/**
 * The only source of chance for rules. An address names the pile (`quest/3`), not the moment: draws at one address
 * without putting back are a shuffle whose order does not depend on how play went.
 */
export interface Dice {
  draw<T>(address: string, from: readonly T[], id: (one: T) => string): T;
}

/** What was drawn at one address in one entry: the candidates before the first draw, and what came, in order. */
export interface Draw {
  readonly address: string;
  readonly from: readonly string[];
  readonly drew: readonly string[];
}

export const rngDice = (rng: Rng): Dice => ({
  draw: (_address, from) => {
    const drawn = from[rng.below(from.length)];
    if (drawn === undefined) throw new RangeError('a draw from nothing');
    return drawn;
  },
});

/** Dice that throw an error: for code that must not draw. */
export const noDice: Dice = {
  draw: (address) => {
    throw new Error(`nothing may be drawn here, yet something asked for ${address}`);
  },
};

/** Dice with scripted results, in order; further draws go to `then`. */
export function scriptedDice(script: readonly string[], then: Dice = noDice): Dice {
  let used = 0;
  return {
    draw: (address, from, id) => {
      const wanted = script[used];
      if (wanted === undefined) return then.draw(address, from, id);
      const found = from.find((one) => id(one) === wanted);
      if (found === undefined) throw new Error(`the script says ${wanted} at ${address}, which is not there to draw`);
      used++;
      return found;
    },
  };
}

/** Records every draw; consecutive draws from one pile become one record. */
export function recordingDice(dice: Dice): Dice & { readonly draws: readonly Draw[] } {
  const draws: { address: string; from: readonly string[]; drew: string[] }[] = [];
  return {
    draws,
    draw: (address, from, id) => {
      const one = dice.draw(address, from, id);
      const last = draws.at(-1);
      if (last?.address === address && samePile(from.map(id), last)) last.drew.push(id(one));
      else draws.push({ address, from: from.map(id), drew: [id(one)] });
      return one;
    },
  };
}

/** Are these the candidates of the record, less what was already drawn? */
function samePile(ids: readonly string[], last: Draw): boolean {
  if (ids.length !== last.from.length - last.drew.length) return false;
  const left = new Set(last.from);
  for (const drawn of last.drew) left.delete(drawn);
  return ids.every((one) => left.has(one));
}
