import { defaultOptions, type OptionField, parseOptions } from '@quri/kernel';
import type { ShelfDoor } from '@quri/shelf/doors';
import type { GameFacts, OptionFact, Options, Range } from './worker-messages.ts';

/** What a screen may know of a game's make-up. */
export function factsOf({ meta, bots }: ShelfDoor): GameFacts {
  const { id, minutes, options } = meta;
  const players = rangeOf({ meta }, {});
  return {
    id,
    minutes,
    players,
    options: Object.entries(options).map(([name, field]) => optionFact(name, field as OptionField, players.min)),
    bots,
  };
}

/** How many may play with these options; an option that does not fit counts as usual. */
export function rangeOf({ meta }: Pick<ShelfDoor, 'meta'>, options: Options): Range {
  const read = parseOptions<object>(meta.options, 0, options);
  return meta.players(read.ok ? read.value : defaultOptions<object>(meta.options, 0));
}

function optionFact(name: string, field: OptionField, players: number): OptionFact {
  if (field.kind === 'number') return { name, ...field, default: field.default(players) };
  return { name, ...field };
}
