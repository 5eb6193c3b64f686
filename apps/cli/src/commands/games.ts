import { everyOptions, type Game, type OptionField } from '@quri/kernel';
import { botName, levelWord, type OptionText } from '@quri/words';
import { type Colours, coloursFor } from '../colour.ts';
import type { Call, Command } from '../command.ts';
import { games as allGames, type LoadedGame } from '../games.ts';
import { defaultPlayers, fieldsOf } from '../table-arguments.ts';

export const games: Command = {
  options: { json: 'flag' },
  words: 0,
  run: (call) => {
    const colours = coloursFor(call.terminal);
    if (call.given.flag('json')) call.say(JSON.stringify(allGames.map((one) => asJson(one, call))));
    else for (const one of allGames) for (const line of asText(one, call, colours)) call.say(line);
    return 0;
  },
};

const settled = (game: Game, field: OptionField): unknown =>
  field.kind === 'number' ? field.default(defaultPlayers(game)) : field.default;

function valuesOf(field: OptionField): readonly unknown[] | { readonly min: number; readonly max: number } {
  if (field.kind === 'number') return { min: field.min, max: field.max };
  if (field.kind === 'text') return [field.default, '@FILE'];
  return field.kind === 'flag' ? [true, false] : field.values;
}

/** How many may play with the options as they come, and with the most welcoming ones. */
function playersOf(game: Game): Readonly<Record<'usual' | 'widest', { readonly min: number; readonly max: number }>> {
  const fields = fieldsOf(game);
  const usual = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, settled(game, field)]));
  const all = everyOptions<object>(game.meta.options, defaultPlayers(game)).map((options) =>
    game.meta.players(options),
  );
  const widest = { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
  return { usual: game.meta.players(usual), widest };
}

function asJson({ game, bots, words }: LoadedGame, { language }: Call): object {
  const { id, rulesVersion, minutes } = game.meta;
  const { usual, widest } = playersOf(game);
  const options = Object.fromEntries(
    Object.entries(fieldsOf(game)).map(([name, field]) => [
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
  { game, bots, words }: LoadedGame,
  { language, text }: Call,
  { strong, faint, gold }: Colours,
): readonly string[] {
  const { id, minutes } = game.meta;
  const gameText = words[language];
  const { usual, widest } = playersOf(game);
  const about: Readonly<Record<string, OptionText>> = { ...gameText.options };
  const optionLines = Object.entries(fieldsOf(game)).flatMap(([name, field]) => {
    const values = valuesOf(field);
    const choice = 'min' in values ? `${values.min}–${values.max}` : values.join(' | ');
    return [
      `  ${gold(`${name}=${String(settled(game, field))}`)}  ${faint(`(${choice})`)}`,
      `      ${about[name]?.sentence ?? ''}`,
    ];
  });
  return [
    `${strong(id)}  ${gameText.name}`,
    gameText.line,
    text.playersAndMinutes(usual, widest, minutes),
    ...(optionLines.length > 0 ? [text.optionsHead, ...optionLines] : []),
    text.botsHead,
    ...bots.map(
      ({ id: bot }) =>
        `  ${gold(bot)}  ${botName(gameText, bot)} (${levelWord(gameText, bot)}): ${gameText.bots[bot]?.sentence ?? ''}`,
    ),
  ];
}
