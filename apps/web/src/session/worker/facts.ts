import { defaultOptions, type OptionField, parseOptions } from '@quri/kernel';
import type { Shelved } from '@quri/shelf';
import type { GameFacts, OptionFact, Options, Range } from './wire.ts';

/** What a screen may know of a game's make-up. */
export function factsOf({ game, bots }: Shelved): GameFacts {
  const { id, minutes, options } = game.meta;
  const { min } = rangeOf({ game }, {});
  return {
    id,
    minutes,
    players: rangeOf({ game }, {}),
    options: Object.entries(options).map(([name, field]) => optionFact(name, field as OptionField, min)),
    bots: bots.map((bot) => bot.id),
  };
}

/** How many may play with these options; an option that does not fit counts as usual. */
export function rangeOf({ game }: Pick<Shelved, 'game'>, options: Options): Range {
  const { meta } = game;
  const read = parseOptions<object>(meta.options, 0, options);
  return meta.players(read.ok ? read.value : defaultOptions<object>(meta.options, 0));
}

function optionFact(name: string, field: OptionField, players: number): OptionFact {
  if (field.kind === 'number') return { name, ...field, default: field.default(players) };
  return { name, ...field };
}
