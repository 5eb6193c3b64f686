import { readFileSync } from 'node:fs';
import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { CHECKS, canonical, parseReplay, type Replay, verify } from '../src/index.ts';
import { inFormat1, judged, moveAt, tampered } from './forger.ts';
import { plainGame, windingGame } from './games.ts';
import { granted, refusalOf } from './sample-table.ts';

const ALIEN = 'f'.repeat(64);
const winding = inFormat1(windingGame());
const plain = inFormat1(plainGame());

/** A file that was written when format 1 was today's. */
const archived = (name: string): { readonly outcome: object; readonly replay: Replay } =>
  JSON.parse(readFileSync(new URL(`../../../games/_sample/golden/archive/v1-${name}.json`, import.meta.url), 'utf8'));

const ALL_BUT_SEATING = CHECKS.map((check) =>
  check === 'seating' ? { check, verdict: 'skipped', reason: { code: 'noBotsNamed' } } : { check, verdict: 'fits' },
);

describe('a replay file of format 1', () => {
  test.each([
    ['of a plain game', plain],
    ['with take-backs', winding],
  ])('%s is read and verifies in all but who played, which it does not say', (_name, replay) => {
    const read = granted(parseReplay(JSON.stringify(replay)));
    expect(read).toMatchObject({ format: 'quri/replay/1', opening: { format: 'quri/table/1' } });
    expect(verify(read, sample)).toEqual(ALL_BUT_SEATING);
  });

  test.each(['two-players', 'four-players'])('that was archived is told apart from one made today: %s', (name) => {
    const { replay } = archived(name);
    const read = granted(parseReplay(JSON.stringify(replay)));
    expect(verify(read, sample)).toEqual(ALL_BUT_SEATING);
    for (const at of [0, 3, replay.entries.length - 1]) {
      const other = tampered(replay as typeof plain, (draft) => (draft.heard.each[at] = ALIEN));
      expect(judged(other)).toEqual({ heard: at });
    }
  });

  test('has what was heard over the whole message: the hashes of format 2 do not fit it', () => {
    const { bots: _bots, ...fields } = windingGame() as Extract<Replay, { format: 'quri/replay/2' }>;
    const mixed = { ...fields, format: 'quri/replay/1' } as typeof winding;
    expect(judged(mixed)).toEqual({ heard: 0 });
  });

  test('is still found out when it is edited', () => {
    expect(judged(tampered(winding, (draft) => draft.entries[2]!.at++))).toMatchObject({ chain: 2 });
    expect(judged(tampered(plain, (draft) => (moveAt(draft, 3).sealed = false)))).toMatchObject({ takeBacks: 3 });
    expect(judged(tampered(plain, (draft) => (draft.heard.last[1] = ALIEN)))).toEqual({ heard: null });
  });

  test('has no bots, and its table no deal of another', () => {
    const said = (change: object): unknown => refusalOf(parseReplay(JSON.stringify({ ...winding, ...change })));
    expect(said({ bots: [null, null, null] })).toBe('not a replay: bots is unknown');
    expect(said({ opening: { ...winding.opening, deal: null } })).toBe('not a replay: opening.deal is unknown');
    expect(said({ format: 'quri/replay/2' })).toBe('not a replay: bots is missing');
  });

  test('comes back from its text as it was', () => {
    expect(canonical(granted(parseReplay(JSON.stringify(winding))))).toBe(canonical(winding));
  });
});
