import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { CHECKS, parseReplay, pick, type Replay, type Rng, seededRng, verify } from '../src/index.ts';
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
function mutate(rng: Rng, whole: Json): void {
  const holders = holdersIn(whole).filter((one) => Object.keys(one).length > 0);
  const holder = pick(rng, holders);
  const keys = Object.keys(holder);
  const [key, other] = [pick(rng, keys), pick(rng, keys)];
  const record = holder as Record<string, Json>;
  const kind = rng.below(6);
  if (kind === 0) Reflect.deleteProperty(record, key);
  else if (kind === 1) [record[key], record[other]] = [copy(record[other] ?? null), copy(record[key] ?? null)];
  else if (kind === 2 && Array.isArray(holder)) holder.push(copy(record[key] ?? null));
  else if (kind === 3 && typeof record[key] === 'number') record[key] += rng.below(3) - 1;
  else if (kind === 4) setOwn(record, '__proto__', pick(rng, ODD));
  else setOwn(record, key, copy(pick(rng, ODD)));
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
    const rng = seededRng('parts');
    for (let n = 0; n < 1500; n++) {
      const whole = copy(pick(rng, games) as unknown as Json);
      for (let times = rng.below(3); times >= 0; times--) mutate(rng, whole);
      counts[tried(spelled(whole), `change ${n}`)]++;
    }
    expect(counts.refused).toBeGreaterThan(400);
    expect(counts.broken).toBeGreaterThan(200);
  });

  test('whatever part of a true file is changed by who then works out every hash again', () => {
    const counts = none();
    const rng = seededRng('forged');
    for (let n = 0; n < 700; n++) {
      const replay = pick(rng, games);
      const whole = copy(replay as unknown as Json);
      mutate(rng, whole);
      if (!parseReplay(JSON.stringify(whole)).ok) continue;
      const again = forged(whole as unknown as typeof replay, () => {});
      counts[tried(JSON.stringify(again), `forgery ${n}`)]++;
    }
    expect(counts.broken).toBeGreaterThan(200);
  });

  test('whatever letters of its text are changed', () => {
    const counts = none();
    const rng = seededRng('letters');
    const letters = '{}[]",:0123456789aeflnrstu\\\u0000é'.split('');
    for (let n = 0; n < 1500; n++) {
      const text = [...JSON.stringify(pick(rng, games))];
      for (let times = rng.below(3); times >= 0; times--) {
        const at = rng.below(text.length);
        text.splice(at, rng.below(3), ...(rng.below(2) === 0 ? [pick(rng, letters)] : []));
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
