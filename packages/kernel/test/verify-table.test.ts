import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import { CHECKS, parseReplay, type Reason, type Replay, verify } from '../src/index.ts';
import { type DraftEntry, type DraftReplay, forged, judged, moveAt, spliced, tampered } from './forger.ts';
import { endedGame, eventfulReplay, plainGame } from './games.ts';
import { granted } from './sample-table.ts';

const plain = plainGame();
const ended = endedGame();
const [SEATING, PAUSE, CLOCK, GO_ON, DIP, END] = [3, 4, 5, 6, 7, 8];
const last = plain.entries.length - 1;

/** Puts something that happens to the table in at a place, as a forger would. */
const put = (draft: DraftReplay, at: number, fields: object): void => {
  const { actor, rulesVersion } = draft.entries[0]!;
  spliced(draft, at, 0, { seq: at, at: 0, actor, rulesVersion, prev: '', ...fields } as unknown as DraftEntry);
};

/** What the rules say against a forged file. */
function ruled(replay: typeof plain): { readonly entry: number | null; readonly reason: Reason } | undefined {
  const finding = verify(replay as Replay, sample).find(({ check }) => check === 'rules');
  return finding?.verdict === 'broken' ? { entry: finding.entry, reason: finding.reason } : undefined;
}

const refusedBy = (entry: number, because: string) => ({ entry, reason: { code: 'refused', because } });

describe('a true replay', () => {
  test.each([
    ['that all agreed to end', ended],
    ['of an eventful game', eventfulReplay('a')],
    ['of another', eventfulReplay('b')],
  ])('%s fits in every check, read from its text too', (_name, replay) => {
    for (const one of [replay, granted(parseReplay(JSON.stringify(replay)))])
      expect(verify(one as Replay, sample)).toEqual(CHECKS.map((check) => ({ check, verdict: 'fits' })));
  });

  test('that a forger only hashed again is still the same file', () => {
    expect(forged(ended, () => {})).toEqual(JSON.parse(JSON.stringify(ended)));
  });

  test('stays true when something happens to the table that nothing speaks against', () => {
    const seats = forged(plain, (draft) => {
      put(draft, 2, { kind: 'seating', seat: 1, bot: 'greedy' });
      put(draft, 3, { kind: 'seating', seat: 1, bot: null });
    });
    expect(judged(seats)).toEqual({});
  });
});

describe('a forger is found out who', () => {
  test('lets somebody move after the end', () => {
    const late = forged(ended, (draft) => {
      const { seq: _seq, ...dip } = moveAt(draft, DIP);
      put(draft, END + 1, { ...dip, ask: DIP });
    });
    expect(ruled(late)).toEqual(refusedBy(END + 1, 'tableEnded'));
  });

  test('ends a game in the middle and lets it go on', () => {
    const early = forged(plain, (draft) => put(draft, 4, { kind: 'ended', seat: 0, reason: 'conceded', consent: [] }));
    expect(ruled(early)).toEqual(refusedBy(5, 'tableEnded'));
  });

  test('ends a game that is over', () => {
    const over = forged(plain, (draft) =>
      put(draft, last + 1, { kind: 'ended', seat: 1, reason: 'conceded', consent: [] }),
    );
    expect(ruled(over)).toEqual(refusedBy(last + 1, 'tableEnded'));
  });

  test('lets somebody move while the table stands still', () => {
    const without = forged(ended, (draft) => spliced(draft, GO_ON, 1));
    expect(ruled(without)).toEqual(refusedBy(DIP - 1, 'tablePaused'));
    const still = forged(plain, (draft) => put(draft, 3, { kind: 'pause', paused: true, consent: [] }));
    expect(ruled(still)).toEqual(refusedBy(4, 'tablePaused'));
  });

  test('lets somebody take back while the table stands still', () => {
    const still = forged(plain, (draft) => {
      put(draft, 2, { kind: 'pause', paused: true, consent: [] });
      put(draft, 3, { kind: 'takenBack', seat: 0, to: 1, consent: [] });
    });
    expect(ruled(still)).toEqual(refusedBy(3, 'tablePaused'));
  });

  test('lets some agree for all', () => {
    for (const consent of [[], [0], [0, 0], [1]]) {
      const some = forged(ended, (draft) => Object.assign(draft.entries[END]!, { consent }));
      expect(ruled(some)).toEqual(refusedBy(END, 'badConsent'));
    }
  });

  test('lets a table go on that never stood still, or stand still twice', () => {
    const never = forged(ended, (draft) => spliced(draft, PAUSE, 1));
    expect(ruled(never)).toEqual(refusedBy(GO_ON - 1, 'nothingChanges'));
    const twice = forged(ended, (draft) => put(draft, CLOCK, { kind: 'pause', paused: true, consent: [] }));
    expect(ruled(twice)).toEqual(refusedBy(CLOCK, 'nothingChanges'));
  });

  test('names seats that are not there', () => {
    for (const at of [SEATING, CLOCK, END]) {
      const nobody = forged(ended, (draft) => Object.assign(draft.entries[at]!, { seat: 6 }));
      expect(ruled(nobody)).toEqual({ entry: at, reason: { code: 'noSuchSeat' } });
    }
    const guest = forged(ended, (draft) => Object.assign(draft.entries[PAUSE]!, { consent: [5] }));
    expect(ruled(guest)).toEqual(refusedBy(PAUSE, 'badConsent'));
  });

  test('lets something happen to a table before its first card', () => {
    const early = forged(plain, (draft) => put(draft, 0, { kind: 'seating', seat: 0, bot: null }));
    expect(judged(early)).toMatchObject({ chain: 0, rules: 0 });
    expect(ruled(early)).toEqual(refusedBy(0, 'notStarted'));
  });

  test('changes who sits, what the clock says or why it ended, and leaves the hashes', () => {
    const edits: [number, object][] = [
      [SEATING, { bot: 'random' }],
      [PAUSE, { consent: [1] }],
      [CLOCK, { left: 9999 }],
      [END, { reason: 'abandoned' }],
    ];
    for (const [at, fields] of edits)
      expect(judged(tampered(ended, (draft) => Object.assign(draft.entries[at]!, fields)))).toMatchObject({
        chain: at,
      });
  });

  test('hashes all of it again but for what was heard', () => {
    const other = forged(ended, (draft) => Object.assign(draft.entries[CLOCK]!, { left: 9999 }));
    expect(judged({ ...other, heard: ended.heard })).toEqual({ heard: CLOCK });
  });
});
