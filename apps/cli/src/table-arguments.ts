import { randomBytes } from 'node:crypto';
import {
  type BadOptions,
  type Bot,
  type Game,
  invariantBroken,
  type OptionField,
  parseOptions,
  validateSetup,
} from '@quri/kernel';
import type { OptionText } from '@quri/words';
import { nearest } from '@quri/words';
import type { Given } from './arguments.ts';
import { readText } from './files.ts';
import { gameOf, games, type LoadedGame } from './games.ts';
import type { Text } from './text/text.ts';
import { fail } from './user-error.ts';

/** The table that the arguments of a command ask for. */
export type TableArguments = ReturnType<typeof tableArguments>;

export const TABLE_OPTIONS = { players: 'word', option: 'words', seed: 'word', bots: 'word' } as const;

const DEFAULT_PLAYERS = 4;

export function tableArguments(given: Given, text: Text) {
  const found = gameNamed(given.word('game') ?? given.positionals[0], text);
  const { game } = found;
  const raw = rawOptions(game, given.words('option'), text);
  const players = countOf(given, 'players', text) ?? defaultPlayers(game, raw);
  const settled = validateSetup(game, players, raw);
  if (settled.ok)
    return { loaded: found, ...settled.value, seed: given.word('seed') ?? randomBytes(6).toString('hex') };
  const { refused } = settled;
  return fail(
    refused.code === 'badPlayers'
      ? text.badPlayers(players, refused.min, refused.max)
      : badOption(found, refused, text),
  );
}

/** The game of that id; the first of the catalogue where none is named. */
function gameNamed(id: string | undefined, text: Text): LoadedGame {
  if (id === undefined) return games[0] ?? invariantBroken('the catalogue is empty');
  const ids = games.map(({ game }) => game.meta.id);
  return gameOf(id) ?? fail(text.unknownGame(id, nearest(id, ids), ids));
}

/** As many as usual, or the nearest number the game allows. */
export function defaultPlayers(game: Game, raw: object = {}): number {
  const options = parseOptions<object>(game.meta.options, DEFAULT_PLAYERS, raw);
  if (!options.ok) return DEFAULT_PLAYERS;
  const { min, max } = game.meta.players(options.value);
  return Math.min(Math.max(DEFAULT_PLAYERS, min), max);
}

/** A whole number from 1, if one was given. */
export function countOf(given: Given, name: string, text: Text): number | undefined {
  const word = given.word(name);
  if (word === undefined) return undefined;
  const count = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  return count > 0 ? count : fail(text.notACount(name, word));
}

/** The bots named, in order; all the same ones where none are. */
export function botsFrom(given: Given, { bots }: LoadedGame, usual: readonly Bot[], text: Text): readonly Bot[] {
  const named = given.word('bots');
  if (named === undefined) return usual;
  const ids = bots.map(({ id }) => id);
  return named
    .split(',')
    .map((id) => bots.find((bot) => bot.id === id.trim()) ?? fail(text.unknownBot(id.trim(), ids)));
}

export const fieldsOf = (game: Game): Readonly<Record<string, OptionField>> => ({ ...game.meta.options });

function fieldNamed(game: Game, name: string): OptionField | undefined {
  const fields = fieldsOf(game);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function rawOptions(game: Game, words: readonly string[], text: Text): object {
  const pairs = words.map((word): [string, unknown] => {
    const at = word.indexOf('=');
    if (at < 1) return fail(text.optionForm(word));
    const name = word.slice(0, at);
    return [name, valueFrom(fieldNamed(game, name), word.slice(at + 1), text)];
  });
  return Object.fromEntries(pairs);
}

/** What does not read as the field's kind stays a word, for the field to refuse. */
function valueFrom(field: OptionField | undefined, word: string, text: Text): unknown {
  if (field?.kind === 'flag' && (word === 'true' || word === 'false')) return word === 'true';
  if (field?.kind === 'text' && word.startsWith('@')) return textInFile(word.slice(1), text);
  return field?.kind === 'number' && /^-?\d{1,9}$/.test(word) ? Number(word) : word;
}

/** JSON without the blanks that make a file readable; anything else as it is. */
function textInFile(path: string, text: Text): string {
  const content = readText(path, text);
  try {
    return JSON.stringify(JSON.parse(content));
  } catch {
    return content;
  }
}

function badOption({ game, words }: LoadedGame, { field: name, reason }: BadOptions, text: Text): string {
  const field = fieldNamed(game, name);
  if (field === undefined) return text.unknownTableOption(name, Object.keys(game.meta.options));
  if (field.kind === 'number') return text.optionInRange(name, field.min, field.max);
  if (field.kind !== 'text') return text.optionOneOf(name, field.kind === 'flag' ? ['true', 'false'] : field.values);
  const about: Readonly<Record<string, OptionText>> = { ...words[text.language].options };
  return about[name]?.faults?.[reason] ?? text.optionText(name, field.maxLength);
}
