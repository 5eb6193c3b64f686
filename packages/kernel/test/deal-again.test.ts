import { type Sample, sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  accept,
  dealtAt,
  emptyTable,
  hashOfOpening,
  isComplete,
  isVerified,
  keyOf,
  openingOf,
  type Replay,
  replayOf,
  start,
  verify,
} from '../src/index.ts';
import { type DraftReplay, forged, judged, tampered } from './forger.ts';
import { bold, dealt, finish, granted, movesOf, type SampleTable, type Sitting, seated, whim } from './sample-table.ts';

const BRINGING = { bringing: [0, 1], options: { turns: 2, proudCharms: false } };

/** A new table with the deal of a finished one. */
function again({ table: first, secret }: Sitting, name: string, deal = first.opening.table): Sitting {
  const opening = openingOf(sample, name, 2, first.options, secret, deal);
  const key = keyOf(opening, secret);
  const table = emptyTable(sample, opening, key);
  accept(table, granted(start(table, 1)));
  return { table, secret, key };
}

const first = dealt('first', BRINGING);
finish(first.table, bold);

function played(name: string, policy = whim(name)): { readonly table: SampleTable; readonly replay: Replay<Sample> } {
  const { table, secret } = again(first, name);
  finish(table, policy);
  return { table, replay: replayOf(table, secret, seated('Ada', 'Bo')) };
}

const dealtIn = (table: SampleTable): unknown => (table.entries[0]?.kind === 'start' ? table.entries[0].draws : null);
const noted = { check: 'seed', verdict: 'fits', note: { code: 'dealOf', table: 'table first' } };

describe('a deal that is played again', () => {
  test('has the same charms, and as far as both draw the same tokens', () => {
    const { table } = again(first, 'second');
    expect(dealtIn(table)).toEqual(dealtIn(first.table));
    finish(table, bold);
    expect(table.state.players).toEqual(first.table.state.players);
    expect(movesOf(table).map(({ draws }) => draws)).toEqual(movesOf(first.table).map(({ draws }) => draws));
  });

  test('is said in the opening, which is another one than the first', () => {
    const { opening } = again(first, 'second').table;
    expect(opening).toMatchObject({ format: 'quri/table/2', table: 'second', deal: 'table first' });
    expect([dealtAt(opening), dealtAt(first.table.opening)]).toEqual(['table first', 'table first']);
    expect(opening.commitment).toBe(first.table.opening.commitment);
    expect(opening.seats).toEqual(first.table.opening.seats);
    expect(hashOfOpening(opening)).not.toBe(hashOfOpening(first.table.opening));
  });

  test('can itself be played again, under the name of the first', () => {
    const third = again(again(first, 'second'), 'third', 'table first');
    expect(dealtIn(third.table)).toEqual(dealtIn(first.table));
  });

  test('verifies wholly, and whose deal it is is noted beside the seed', () => {
    const findings = verify(played('second').replay as Replay, sample);
    expect([isVerified(findings), isComplete(findings)]).toEqual([true, true]);
    expect(findings.filter((found) => 'note' in found)).toEqual([noted]);
  });

  test('is nothing to note where the deal is the table’s own', () => {
    const replay = replayOf(first.table, first.secret, seated('Ada', 'Bo'));
    expect(replay.opening).toMatchObject({ deal: null });
    expect(verify(replay as Replay, sample)[1]).toEqual({ check: 'seed', verdict: 'fits' });
  });
});

describe('a forged deal is found', () => {
  const { replay: second } = played('second');
  const dealOf = (deal: string | null) => (draft: DraftReplay) => Object.assign(draft.opening, { deal });

  test('that hides that the cards were known: the seats committed to another table', () => {
    const hidden = forged(second, dealOf(null));
    expect(judged(hidden)).toMatchObject({ seed: null, chance: 0 });
  });

  test('that names another table', () => {
    expect(judged(forged(second, dealOf('table other')))).toMatchObject({ seed: null, chance: 0 });
    expect(judged(tampered(second, dealOf('table other')))).toMatchObject({ chain: null, seed: null, chance: 0 });
  });

  test('that is put on a table with a deal of its own', () => {
    const own = replayOf(first.table, first.secret, seated('Ada', 'Bo'));
    expect(judged(forged(own, dealOf('table other')))).toMatchObject({ seed: null, chance: 0 });
  });

  test('by chance alone, where no seat brought bytes', () => {
    const plain = dealt('plain');
    finish(plain.table, bold);
    const own = replayOf(plain.table, plain.secret, seated('Ada', 'Bo'));
    expect(judged(forged(own, dealOf('table other')))).toEqual({ chance: 0, rules: 0, heard: 0 });
  });
});
