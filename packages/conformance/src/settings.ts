import { canonical, defaultOptions, everyOptions, type Game, MOST_SEATS, type Shape, sameJson } from '@quri/kernel';
import { coveringArray } from './covering-array.ts';
import type { Setting } from './subject.ts';

/** What all games of a run grow from; it is in every failure. */
export const SEED = process.env.CONFORMANCE_SEED ?? 'a';

/**
 * Tables to test a game at: the default options for every number of players, and so many more that every two values
 * of options, and every number of players with every value of an option, meet at one of them.
 */
export function settingsOf<G extends Shape>(game: Game<G>, seed: string): readonly Setting<G>[] {
  const settings = everySetting(game, seed);
  const rows = settings.map((setting) => ({ setting, values: { players: setting.players, ...setting.options } }));
  const isDefault = ({ setting: { players, options } }: (typeof rows)[number]): boolean =>
    sameJson(options, defaultOptions<G['options']>(game.meta.options, players));
  const chosen = coveringArray(
    rows.map(({ values }) => values),
    rows.filter(isDefault).map(({ values }) => values),
  );
  return rows.filter(({ values }) => chosen.includes(values)).map(({ setting }) => setting);
}

/** Every number of players with every combination of options that a table can have. */
function everySetting<G extends Shape>(game: Game<G>, seed: string): readonly Setting<G>[] {
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
