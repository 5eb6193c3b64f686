import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  CHECKS,
  commitmentOf,
  type Game,
  isVerified,
  parseReplay,
  type Replay,
  replayOf,
  seedFromText,
  verify,
} from '../src/index.ts';
import { type DraftReplay, forged, judged, moveAt, tampered } from './forger.ts';
import { moveIn, plainGame, windingGame } from './games.ts';
import { dealt, granted, opened, seated, wear } from './sample-table.ts';

const plain = plainGame();
const winding = windingGame();
const last = plain.entries.length - 1;
const ALIEN = 'f'.repeat(64);

describe('a true replay', () => {
  test.each([
    ['of a plain game', plain],
    ['with take-backs, one of them by consent past a draw', winding],
    ['of a plain game read from its text', granted(parseReplay(JSON.stringify(plain))) as typeof plain],
    ['with take-backs read from its text', granted(parseReplay(JSON.stringify(winding))) as typeof winding],
  ])('%s fits in every check', (_name, replay) => {
    const findings = verify(replay as Replay, sample);
    expect(findings).toEqual(CHECKS.map((check) => ({ check, verdict: 'fits' })));
    expect(isVerified(findings)).toBe(true);
  });

  test('that a forger only hashed again is still the same file', () => {
    for (const replay of [plain, winding]) expect(forged(replay, () => {})).toEqual(JSON.parse(JSON.stringify(replay)));
  });

  test('of a table closed in the middle of a game fits as well', () => {
    const { table, secret } = dealt('closed', { players: 3 });
    wear(table, 2);
    expect(judged(replayOf(table, secret, seated('', '', '')))).toEqual({});
  });

  test('fits whatever the players are called', () => {
    expect(judged(tampered(plain, (draft) => draft.names.reverse()))).toEqual({});
  });
});

describe('who edits the file and leaves the hashes', () => {
  const edits: readonly [string, number | null, (draft: DraftReplay) => void][] = [
    ['the time of the deal', 0, (draft) => draft.entries[0]!.at++],
    ['who sat behind a move', 2, (draft) => (moveAt(draft, 2).actor = 'bot')],
    ['an intent', 1, (draft) => (moveAt(draft, 1).intent = { type: 'dip' })],
    ['a token', 3, (draft) => Object.assign(moveAt(draft, 3).events[1]!, { token: 'rat-a' })],
    ['what was drawn', 4, (draft) => (moveAt(draft, 4).draws[0]!.drew = ['rat-a'])],
    ['a seal', 4, (draft) => (moveAt(draft, 4).sealed = false)],
    ['the last entry', last, (draft) => draft.entries[last]!.at++],
    ['the head', last, (draft) => (draft.head = ALIEN)],
    ['an option', null, (draft) => Object.assign(draft.opening.options, { turns: 3 })],
    ['the name of the table', null, (draft) => (draft.opening.table += '!')],
  ];

  test.each(edits)('%s is found out by the chain at entry %s', (_what, entry, change) => {
    expect(judged(tampered(plain, change))).toMatchObject({ chain: entry });
  });

  test('a dropped entry is found out by the chain at its place', () => {
    expect(judged(tampered(plain, (draft) => draft.entries.splice(4, 1)))).toMatchObject({ chain: 4 });
  });

  test('a dropped last entry is found out by the chain at the one that is last now', () => {
    expect(judged(tampered(plain, (draft) => draft.entries.pop()))).toMatchObject({ chain: last - 1 });
  });

  test('a reordered pair is found out by the chain at the first of them', () => {
    const swapped = tampered(plain, ({ entries }) => entries.splice(1, 2, entries[2]!, entries[1]!));
    expect(judged(swapped)).toMatchObject({ chain: 1 });
  });

  test('no entries at all are no game', () => {
    expect(judged(tampered(plain, (draft) => (draft.entries = [])))).toMatchObject({ chain: 0 });
  });
});

describe('the seed', () => {
  test('is the one committed to', () => {
    const another = (draft: DraftReplay): void => {
      draft.secret.serverSeed = seedFromText('another');
    };
    expect(judged(tampered(plain, another))).toEqual({ seed: null, chance: 0, rules: 0, heard: 0 });
  });

  test('cannot be changed with its commitment: the draws are not those of it', () => {
    const matching = (draft: DraftReplay): void => {
      draft.secret.serverSeed = seedFromText('another');
      draft.opening.commitment = commitmentOf(draft.secret.serverSeed);
    };
    expect(judged(tampered(plain, matching))).toMatchObject({ chain: null, chance: 0 });
    expect(judged(forged(plain, matching))).toEqual({ chance: 0, rules: 0, heard: 0 });
  });

  test('has every seat’s own bytes beside it', () => {
    const changed = tampered(plain, (draft) => (draft.secret.bytes[1] = '00'.repeat(16)));
    expect(judged(changed)).toEqual({ seed: null, chance: 0, rules: 0, heard: 0 });
    expect(verify(changed as Replay, sample)[1]).toMatchObject({ reason: { code: 'otherBytes', seat: 1 } });
  });

  test('does not fit without the bytes of a seat, with those of another, or with bytes nobody committed to', () => {
    for (const change of [
      ({ secret }: DraftReplay) => void secret.bytes.splice(0, 1, null),
      ({ secret }: DraftReplay) => void secret.bytes.reverse(),
    ]) {
      expect(judged(tampered(plain, change))).toMatchObject({ seed: null, chance: 0 });
    }
    const added = tampered(winding, (draft) => (draft.secret.bytes[2] = '00'.repeat(16)));
    expect(judged(added)).toMatchObject({ seed: null, chance: 0 });
  });

  test('cannot be helped by leaving a seat’s bytes and their commitment out', () => {
    const left = forged(plain, (draft) => {
      draft.secret.bytes[0] = null;
      draft.opening.seats[0] = null;
    });
    expect(judged(left)).toEqual({ chance: 0, rules: 0, heard: 0 });
  });

  test('belongs to one table: under another name the draws are others', () => {
    expect(judged(forged(plain, (draft) => (draft.opening.table = 'elsewhere')))).toMatchObject({
      seed: null,
      chance: 0,
    });
  });
});

describe('what was heard', () => {
  test.each([0, 3, last])('cannot be changed at entry %i', (at) => {
    expect(judged(tampered(plain, (draft) => (draft.heard.each[at] = ALIEN)))).toEqual({ heard: at });
  });

  test('cannot be changed at the end, for a seat or the spectator', () => {
    for (const viewer of [0, 1, 2]) {
      expect(judged(tampered(plain, (draft) => (draft.heard.last[viewer] = ALIEN)))).toEqual({ heard: null });
    }
    expect(judged(tampered(plain, (draft) => draft.heard.last.reverse()))).toEqual({ heard: null });
  });

  test('has one hash for each entry, no fewer and no more', () => {
    expect(judged(tampered(plain, (draft) => draft.heard.each.pop()))).toEqual({ heard: last });
    expect(judged(tampered(plain, (draft) => draft.heard.each.push(ALIEN)))).toEqual({ heard: null });
    expect(judged(tampered(plain, (draft) => draft.heard.last.pop()))).toEqual({ heard: null });
  });
});

describe('a game played by other rules', () => {
  const older = { ...sample, meta: { ...sample.meta, rulesVersion: 2 } };
  const skipped = { verdict: 'skipped', reason: { code: 'otherVersion' } };

  test('skips what only its own rules could say, and still checks the rest', () => {
    const findings = verify(winding as Replay, older);
    expect(findings.map(({ verdict }) => verdict)).toEqual([...Array(5).fill('fits'), 'skipped', 'skipped']);
    expect(findings[5]).toMatchObject({ check: 'rules', ...skipped });
    expect(findings[6]).toMatchObject({ check: 'heard', ...skipped });
    expect(isVerified(findings)).toBe(true);
  });

  test.each<[string, string, number | null, (draft: DraftReplay) => void]>([
    ['a seed', 'seed', null, (draft) => (draft.secret.serverSeed = seedFromText('another'))],
    ['a draw', 'chance', 3, (draft) => (moveAt(draft, 3).draws[0]!.drew = [other(3)])],
    ['a seal', 'takeBacks', 3, (draft) => (moveAt(draft, 3).sealed = false)],
    ['who moved', 'seating', 3, (draft) => (moveAt(draft, 3).actor = 'bot')],
  ])('still finds %s that was forged', (_what, check, entry, change) => {
    const findings = verify(forged(plain, change) as Replay, older);
    expect(findings.find((found) => found.check === check)).toMatchObject({ verdict: 'broken', entry });
    expect(isVerified(findings)).toBe(false);
  });

  test('is not blamed for an option that came later', () => {
    const grown = {
      ...older,
      meta: { ...older.meta, options: { ...older.meta.options, night: { kind: 'flag', default: false } } },
    } as unknown as Game;
    const findings = verify(plain as Replay, grown);
    expect(findings.map(({ verdict }) => verdict)).toEqual([...Array(5).fill('fits'), 'skipped', 'skipped']);
  });

  test('still finds a broken chain', () => {
    const findings = verify(tampered(plain, (draft) => draft.entries[2]!.at++) as Replay, older);
    expect(findings[0]).toMatchObject({ check: 'chain', verdict: 'broken', entry: 2 });
  });
});

/** A token that was there to draw at an entry, and did not come. */
const other = (at: number): string => {
  const [draw] = moveIn(plain, at).draws;
  return draw!.from.find((id) => !draw!.drew.includes(id) && !id.startsWith('rat'))!;
};

describe('an opening', () => {
  const opensSo = (change: (draft: DraftReplay) => void) => judged(forged(plain, change));

  test('with an option the game does not have, or out of range, is of no table of it', () => {
    expect(opensSo((draft) => Object.assign(draft.opening.options, { turns: 9 }))).toMatchObject({
      rules: null,
      heard: null,
    });
    expect(opensSo((draft) => Object.assign(draft.opening.options, { speed: 1 }))).toMatchObject({
      rules: null,
      heard: null,
    });
  });

  test('that leaves an option out is of no table: a table writes down all it was opened with', () => {
    const left = opensSo((draft) => (draft.opening.options = { turns: 2 }));
    expect(left).toMatchObject({ rules: null, heard: null });
  });

  test('that names another game is no replay of this one', () => {
    expect(opensSo((draft) => (draft.opening.game = 'another'))).toMatchObject({ rules: null });
  });

  test('for more players than the game takes is of no table of it', () => {
    const crowded = forged(plain, (draft) => {
      draft.opening.players = 5;
      draft.opening.seats = [...draft.opening.seats, null, null, null];
      draft.secret.bytes = [...draft.secret.bytes, null, null, null];
    });
    expect(judged(crowded)).toMatchObject({ rules: null, heard: null });
  });

  test('of a table that never started is no game', () => {
    const { table, secret } = opened('never');
    expect(judged(replayOf(table, secret, seated('', '')))).toEqual({ chain: 0 });
  });
});
