import { ok, type Result, refused } from './result.ts';

/** What a host can set at a table, described as data so that every border can check it and every screen can show it. */
export type OptionField =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: (players: number) => number;
    }
  /** Free text that only the game can judge; forms leave it as it is. */
  | { readonly kind: 'text'; readonly maxLength: number; readonly default: string };

export type OptionFields<O> = { readonly [K in keyof O]-?: OptionField };

/** What is wrong with the options somebody sent. */
export interface BadOptions {
  readonly code: 'badOptions';
  readonly field: string;
  readonly reason: string;
}

export const defaultOptions = <O extends object>(fields: OptionFields<O>, players: number): O =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, defaultOf(field, players)])) as O;

/** Fills in the defaults and checks the rest: an unknown field is an error. */
export function parseOptions<O extends object>(
  fields: OptionFields<O>,
  players: number,
  raw: unknown,
): Result<O, BadOptions> {
  if (raw === undefined || raw === null) return ok(defaultOptions(fields, players));
  if (typeof raw !== 'object' || Array.isArray(raw)) return bad('options', 'must be an object');
  const options = defaultOptions(fields, players) as Record<string, unknown>;
  for (const [name, value] of Object.entries(raw)) {
    const field = Object.hasOwn(fields, name) ? fields[name as keyof O] : undefined;
    if (field === undefined)
      return bad(name, `is not an option; there are: ${Object.keys(fields).join(', ') || 'none'}`);
    const problem = problemWith(field, value);
    if (problem !== undefined) return bad(name, problem);
    options[name] = value;
  }
  return ok(options as O);
}

/** Every combination worth testing: both flags, every choice, the ends and the default of a number. */
export function everyOptions<O>(fields: OptionFields<O>, players: number): readonly O[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, field] of entriesOf(fields)) {
    all = all.flatMap((options) => valuesOf(field, players).map((value) => ({ ...options, [name]: value })));
  }
  return all as O[];
}

const entriesOf = <O>(fields: OptionFields<O>): [string, OptionField][] =>
  Object.entries(fields) as [string, OptionField][];

const defaultOf = (field: OptionField, players: number): unknown =>
  field.kind === 'number' ? field.default(players) : field.default;

function valuesOf(field: OptionField, players: number): readonly unknown[] {
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'choice') return field.values;
  if (field.kind === 'text') return [field.default];
  return [...new Set([field.min, field.default(players), field.max])];
}

function problemWith(field: OptionField, value: unknown): string | undefined {
  if (field.kind === 'flag') return typeof value === 'boolean' ? undefined : 'must be true or false';
  if (field.kind === 'choice')
    return field.values.includes(value as string) ? undefined : `must be one of: ${field.values.join(', ')}`;
  if (field.kind === 'text')
    return typeof value === 'string' && value.length <= field.maxLength
      ? undefined
      : `must be a text of at most ${field.maxLength} characters`;
  const inRange = typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max;
  return inRange ? undefined : `must be a whole number from ${field.min} to ${field.max}`;
}

const bad = (field: string, reason: string): Result<never, BadOptions> =>
  refused({ code: 'badOptions', field, reason });
