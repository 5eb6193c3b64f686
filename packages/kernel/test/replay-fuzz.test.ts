import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { CHECKS, type Luck, luckFrom, parseReplay, pick, type Replay, verify } from '../src/index.ts';
import { forged, inFormat1 } from './forger.ts';
import { endedGame, eventfulReplay, plainGame, windingGame } from './games.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HUGE = '@huge';
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1,
  2,
  7,
  1.5,
  1e21,
  HUGE,
  '',
  '__proto__',
  'dip',
  'wear',
  'charm-3a',
  'takenBack',
  'pause',
  'quri/replay/1',
  'quri/table/1',
  'start',
  '\ud800',
  'f'.repeat(64),
  [],
  [0, 1],
  {},
  { type: 'toString' },
  { type: 'dip', toJSON: 1, constructor: null },
];

/** Every list and object in a value, so that one of them can be picked. */
function holdersIn(value: Json, found: (Json[] | { [key: string]: Json })[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value);
  for (const inner of Object.values(value)) holdersIn(inner, found);
  return found;
}

const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Sets a key as a file would, `__proto__` included. */
const setOwn = (holder: object, key: string, value: Json): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** Changes one random thing: replaces, drops, doubles, swaps or adds. */
function mutate(luck: Luck, whole: Json): void {
  const holders = holdersIn(whole).filter((one) => Object.keys(one).length > 0);
  const holder = pick(luck, holders);
  const keys = Object.keys(holder);
  const [key, other] = [pick(luck, keys), pick(luck, keys)];
  const record = holder as Record<string, Json>;
  const kind = luck.below(6);
  if (kind === 0) Reflect.deleteProperty(record, key);
  else if (kind === 1) [record[key], record[other]] = [copy(record[other] ?? null), copy(record[key] ?? null)];
  else if (kind === 2 && Array.isArray(holder)) holder.push(copy(record[key] ?? null));
  else if (kind === 3 && typeof record[key] === 'number') record[key] += luck.below(3) - 1;
  else if (kind === 4) setOwn(record, '__proto__', pick(luck, ODD));
  else setOwn(record, key, copy(pick(luck, ODD)));
}

const spelled = (value: Json): string => JSON.stringify(value)?.replaceAll(`"${HUGE}"`, '1e400') ?? '';

/** Reads and verifies; whatever comes, it must not throw. How it ended is counted. */
function tried(text: string, what: string): 'refused' | 'broken' | 'true' {
  try {
    const read = parseReplay(text);
    if (!read.ok) {
      expect(typeof read.refused).toBe('string');
      return 'refused';
    }
    const findings = verify(read.value, sample);
    expect(findings.map(({ check }) => check)).toEqual(CHECKS);
    return findings.some(({ verdict }) => verdict === 'broken') ? 'broken' : 'true';
  } catch (error) {
    throw new Error(`${what}: ${error}\n${text.slice(0, 4000)}`);
  }
}

const games = [plainGame(), windingGame(), endedGame(), eventfulReplay('a'), inFormat1(windingGame())];
const none = (): Record<'refused' | 'broken' | 'true', number> => ({ refused: 0, broken: 0, true: 0 });

describe('neither reading nor verifying ever throws', () => {
  test('whatever part of a true file is changed', () => {
    const counts = none();
    const luck = luckFrom('parts');
    for (let n = 0; n < 1500; n++) {
      const whole = copy(pick(luck, games) as unknown as Json);
      for (let times = luck.below(3); times >= 0; times--) mutate(luck, whole);
      counts[tried(spelled(whole), `change ${n}`)]++;
    }
    expect(counts.refused).toBeGreaterThan(400);
    expect(counts.broken).toBeGreaterThan(200);
  });

  test('whatever part of a true file is changed by who then works out every hash again', () => {
    const counts = none();
    const luck = luckFrom('forged');
    for (let n = 0; n < 700; n++) {
      const replay = pick(luck, games);
      const whole = copy(replay as unknown as Json);
      mutate(luck, whole);
      if (!parseReplay(JSON.stringify(whole)).ok) continue;
      const again = forged(whole as unknown as typeof replay, () => {});
      counts[tried(JSON.stringify(again), `forgery ${n}`)]++;
    }
    expect(counts.broken).toBeGreaterThan(200);
  });

  test('whatever letters of its text are changed', () => {
    const counts = none();
    const luck = luckFrom('letters');
    const letters = '{}[]",:0123456789aeflnrstu\\\u0000é'.split('');
    for (let n = 0; n < 1500; n++) {
      const text = [...JSON.stringify(pick(luck, games))];
      for (let times = luck.below(3); times >= 0; times--) {
        const at = luck.below(text.length);
        text.splice(at, luck.below(3), ...(luck.below(2) === 0 ? [pick(luck, letters)] : []));
      }
      counts[tried(text.join(''), `letters ${n}`)]++;
    }
    expect(counts.refused).toBeGreaterThan(1000);
    expect(counts.broken).toBeGreaterThan(100);
  });
});

test('a true file is found true, so that the counts above count something', () => {
  for (const replay of games) expect(tried(JSON.stringify(replay as Replay), 'true')).toBe('true');
});
