import { canonical, everyOptions, type Game, MOST_SEATS, type Shape } from '@quri/kernel';
import type { Setting } from './subject.ts';

/** What all games of a run grow from; it is in every failure. */
export const SEED = process.env.CONFORMANCE_SEED ?? 'a';

/** Every number of players with every combination of options that a table can have. */
export function everySetting<G extends Shape>(game: Game<G>, seed: string): readonly Setting<G>[] {
  const settings: Setting<G>[] = [];
  for (let players = 1; players <= MOST_SEATS; players++) {
    for (const options of everyOptions<G['options']>(game.meta.options, players)) {
      const { min, max } = game.meta.players(options);
      if (players >= min && players <= max)
        settings.push({ players, options, seed: `${seed} ${players} ${canonical(options)}` });
    }
  }
  return settings;
}
