import { everyOptions, type Game, type OptionField } from '@quri/kernel';
import { type Shelved, shelf } from '@quri/shelf';
import type { OptionText } from '@quri/words';
import { type Colours, coloursFor } from '../colour.ts';
import type { Call, Command } from '../command.ts';
import { usualPlayers } from '../wishes.ts';

export const games: Command = {
  options: { json: 'flag' },
  words: 0,
  run: (call) => {
    const colours = coloursFor(call.terminal);
    if (call.given.flag('json')) call.say(JSON.stringify(shelf.map((one) => asJson(one, call))));
    else for (const one of shelf) for (const line of asText(one, call, colours)) call.say(line);
    return 0;
  },
};

type Fields = Readonly<Record<string, OptionField>>;

const settled = (game: Game, field: OptionField): unknown =>
  field.kind === 'number' ? field.default(usualPlayers(game)) : field.default;

function valuesOf(field: OptionField): readonly unknown[] | { readonly min: number; readonly max: number } {
  if (field.kind === 'number') return { min: field.min, max: field.max };
  return field.kind === 'flag' ? [true, false] : field.values;
}

/** How many may play with the options as they come, and with the most welcoming ones. */
function playersOf(game: Game): Readonly<Record<'usual' | 'widest', { readonly min: number; readonly max: number }>> {
  const fields = game.meta.options as Fields;
  const usual = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, settled(game, field)]));
  const all = everyOptions<object>(game.meta.options, usualPlayers(game)).map((options) => game.meta.players(options));
  const widest = { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
  return { usual: game.meta.players(usual), widest };
}

function asJson({ game, bots, words }: Shelved, { language }: Call): object {
  const { id, rulesVersion, minutes } = game.meta;
  const { usual, widest } = playersOf(game);
  const options = Object.fromEntries(
    Object.entries(game.meta.options as Fields).map(([name, field]) => [
      name,
      { kind: field.kind, default: settled(game, field), values: valuesOf(field) },
    ]),
  );
  const { name, line } = words[language];
  return {
    id,
    name,
    line,
    players: usual,
    playersWithOptions: widest,
    minutes,
    rulesVersion,
    options,
    bots: bots.map((bot) => bot.id),
  };
}

function asText(
  { game, bots, words }: Shelved,
  { language, text }: Call,
  { strong, faint, gold }: Colours,
): readonly string[] {
  const { id, minutes } = game.meta;
  const spoken = words[language];
  const { usual, widest } = playersOf(game);
  const about = spoken.options as Readonly<Record<string, OptionText>>;
  const optionLines = Object.entries(game.meta.options as Fields).flatMap(([name, field]) => {
    const values = valuesOf(field);
    const choice = 'min' in values ? `${values.min}–${values.max}` : values.join(' | ');
    return [
      `  ${gold(`${name}=${String(settled(game, field))}`)}  ${faint(`(${choice})`)}`,
      `      ${about[name]?.sentence ?? ''}`,
    ];
  });
  return [
    `${strong(id)}  ${spoken.name}`,
    spoken.line,
    text.playersAndMinutes(usual, widest, minutes),
    ...(optionLines.length > 0 ? [text.optionsHead, ...optionLines] : []),
    text.botsHead,
    ...bots.map(
      (bot) => `  ${gold(bot.id)}  ${spoken.bots[bot.id]?.name ?? ''}: ${spoken.bots[bot.id]?.sentence ?? ''}`,
    ),
  ];
}
