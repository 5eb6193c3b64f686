import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  changeTable,
  isOver,
  liveEntries,
  memoryOf,
  move,
  positionOf,
  restore,
  type Seat,
  seat,
  type TableChange,
  takeBack,
  viewers,
} from '../src/index.ts';
import {
  asking,
  change,
  dealt,
  dealtWithCoins,
  dip,
  everybodyWears,
  finish,
  granted,
  making,
  offersOf,
  opened,
  refusalOf,
  type SampleTable,
  timid,
  wear,
  withdraw,
} from './sample-table.ts';

const NOW = { actor: 'table', at: 5000 } as const;
const [ADA, BO] = [seat(0), seat(1)];
const PAUSE = { kind: 'pause', paused: true, consent: [] } as const;
const GO_ON = { kind: 'pause', paused: false, consent: [] } as const;
const BACK = { kind: 'seating', seat: BO, bot: null } as const;
const END = { kind: 'ended', seat: ADA, reason: 'conceded', consent: [] } as const;

const EVERY: readonly TableChange[] = [
  { kind: 'seating', seat: BO, bot: 'greedy' },
  { kind: 'clock', seat: ADA, left: 12_000 },
  PAUSE,
  END,
];

const why = (table: SampleTable, wanted: TableChange): unknown => refusalOf(changeTable(table, wanted, NOW));

describe('what happens to a table', () => {
  test.each(EVERY)('is an entry of its own: %j', (wanted) => {
    const { table } = dealt('entry');
    const before = table.head;
    const { entry } = granted(changeTable(table, wanted, NOW));
    expect(entry).toEqual({ ...wanted, seq: 1, at: 5000, actor: 'table', rulesVersion: 1, prev: before });
    expect(table.entries).toHaveLength(1);
  });

  test.each(EVERY)('changes nothing in the game, and nobody is asked anything else: %j', (wanted) => {
    const { table } = dealtWithCoins(1);
    wear(table, 0);
    const said = (): string =>
      canonical([
        table.state,
        table.asks,
        table.epoch,
        viewers(2).map((viewer) => positionOf(table, viewer).view),
        viewers(2).map((viewer) => memoryOf(table, viewer)),
        liveEntries(table.entries).map(({ seq }) => seq),
      ]);
    const before = said();
    change(table, wanted);
    expect(said()).toBe(before);
  });

  test('while a table stands still, or once it was ended, nobody is offered or asked anything', () => {
    const { table } = dealtWithCoins(1);
    const asked = () => [0, 1].map((n) => positionOf(table, seat(n))).map(({ offers, ask }) => [offers.length, ask]);
    const before = asked();
    expect(before).toEqual([
      [2, 0],
      [2, 0],
    ]);
    change(table, { kind: 'pause', paused: true, consent: [] });
    expect(asked()).toEqual([
      [0, null],
      [0, null],
    ]);
    change(table, { kind: 'pause', paused: false, consent: [] });
    expect(asked()).toEqual(before);
    change(table, END);
    expect(asked()).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  test('leaves every draw and every ask that was open as it was', () => {
    const [plain, eventful] = [dealtWithCoins(1).table, dealtWithCoins(1).table];
    const ask = eventful.asks[0];
    for (const wanted of [...EVERY.slice(0, 3), BACK, GO_ON]) change(eventful, wanted);
    expect(granted(move(eventful, making(eventful, 0, offersOf(eventful, 0)[0], ask))).entry.seq).toBe(6);
    for (const table of [plain, eventful]) {
      everybodyWears(table);
      dip(table);
    }
    expect(canonical(eventful.state)).toBe(canonical(plain.state));
  });

  test('does not come between a seat and the move it takes back', () => {
    const { table } = dealt('between');
    wear(table, 0);
    const before = canonical(table.state);
    wear(table, 0, 1);
    change(table, { kind: 'clock', seat: ADA, left: 1 });
    change(table, { kind: 'seating', seat: BO, bot: 'greedy' });
    withdraw(table, 0, 2);
    expect(canonical(table.state)).toBe(before);
  });

  test('cannot be taken back itself, not even by all', () => {
    const { table } = dealt('itself');
    wear(table, 0);
    change(table, { kind: 'seating', seat: BO, bot: 'greedy' });
    for (const consent of [[], [0, 1]])
      expect(refusalOf(takeBack(table, asking(0, 2, consent), NOW))).toEqual({ code: 'nothingToTakeBack' });
    withdraw(table, 0, 1, [0, 1]);
    expect(table.entries[2]).toMatchObject({ kind: 'seating', bot: 'greedy' });
  });

  test('is still so after a restart', () => {
    const { table, key } = dealt('restart');
    for (const wanted of [...EVERY.slice(0, 3), BACK, GO_ON, PAUSE, END]) {
      change(table, wanted);
      const again = restore(sample, table.opening, key, JSON.parse(JSON.stringify(table.entries)));
      const sitting = ({ paused, substitutes, ended, head }: SampleTable) => [paused, substitutes, ended, head];
      expect(sitting(again)).toEqual(sitting(table));
    }
    expect(table.paused).toBe(true);
    expect(table.ended).toMatchObject(END);
  });
});

describe('a seat that a bot plays for somebody', () => {
  test('is the bot’s until they are back, and they are offered nothing in between', () => {
    const { table } = dealt('substitute');
    const asked = () => [0, 1].map((n) => positionOf(table, seat(n))).map(({ offers, ask }) => [offers.length, ask]);
    const before = asked();
    expect(table.substitutes).toEqual([null, null]);
    change(table, { kind: 'seating', seat: BO, bot: 'greedy' });
    expect(table.substitutes).toEqual([null, 'greedy']);
    expect(asked()).toEqual([before[0], [0, null]]);
    expect(granted(move(table, making(table, 1, offersOf(table, 1)[0]))).entry).toMatchObject({ actor: 'bot' });
    change(table, BACK);
    expect(table.substitutes).toEqual([null, null]);
    expect(asked()).toEqual(before);
  });

  test('may be given to a bot of another level, but not to whoever plays it already', () => {
    const { table } = dealt('same');
    expect(why(table, BACK)).toEqual({ code: 'nothingChanges' });
    change(table, { kind: 'seating', seat: BO, bot: 'greedy' });
    expect(why(table, { kind: 'seating', seat: BO, bot: 'greedy' })).toEqual({ code: 'nothingChanges' });
    change(table, { kind: 'seating', seat: BO, bot: 'random' });
    expect(table.substitutes).toEqual([null, 'random']);
  });

  test('is so in the draft alone until the step is stored', () => {
    const { table } = dealt('draft');
    granted(changeTable(table, { kind: 'seating', seat: BO, bot: 'greedy' }, NOW));
    expect(table.substitutes).toEqual([null, null]);
  });
});

describe('a table that stands still', () => {
  test('takes no moves and no take-backs, until it goes on', () => {
    const { table } = dealt('still');
    wear(table, 0);
    change(table, PAUSE);
    const made = making(table, 1, offersOf(table, 1)[0]);
    expect(refusalOf(move(table, made))).toEqual({ code: 'tablePaused' });
    for (const consent of [[], [0, 1]])
      expect(refusalOf(takeBack(table, asking(0, 1, consent), NOW))).toEqual({ code: 'tablePaused' });
    change(table, GO_ON);
    expect(granted(move(table, made)).entry.seq).toBe(4);
  });

  test('may be seated anew, have its clocks set, and be ended', () => {
    const { table } = dealt('sit');
    change(table, PAUSE);
    change(table, { kind: 'seating', seat: ADA, bot: 'random' });
    change(table, { kind: 'clock', seat: BO, left: 0 });
    change(table, { kind: 'ended', seat: null, reason: 'abandoned', consent: [] });
    expect(isOver(table)).toBe(true);
  });

  test('cannot stand still twice, nor go on when it does', () => {
    const { table } = dealt('twice');
    expect(why(table, GO_ON)).toEqual({ code: 'nothingChanges' });
    change(table, PAUSE);
    expect(why(table, PAUSE)).toEqual({ code: 'nothingChanges' });
  });
});

describe('a game that was ended', () => {
  test.each(['conceded', 'outOfTime'] as const)('as %s was ended by a seat', (reason) => {
    const { table } = dealt('whose');
    expect(why(table, { kind: 'ended', seat: null, reason, consent: [] })).toEqual({ code: 'noSuchSeat' });
  });

  test.each(['agreed', 'conceded', 'abandoned', 'outOfTime'] as const)(
    'as %s is over, and takes nothing more',
    (reason) => {
      const { table } = dealt('ended');
      wear(table, 0);
      expect(isOver(table)).toBe(false);
      change(table, { kind: 'ended', seat: reason === 'agreed' ? null : ADA, reason, consent: [BO, ADA] });
      expect(isOver(table)).toBe(true);
      expect(sample.outcome(table.state)).toBeUndefined();
      expect(refusalOf(move(table, making(table, 1, offersOf(table, 1)[0])))).toEqual({ code: 'tableEnded' });
      for (const consent of [[], [0, 1]])
        expect(refusalOf(takeBack(table, asking(0, 1, consent), NOW))).toEqual({ code: 'tableEnded' });
      for (const wanted of EVERY) expect(why(table, wanted)).toEqual({ code: 'tableEnded' });
    },
  );

  test.each([[[]], [[ADA]], [[ADA, ADA]], [[ADA, BO, BO]]])(
    'by agreement needs everybody by name, not %j',
    (consent) => {
      const { table } = dealt('agreed');
      expect(why(table, { kind: 'ended', seat: null, reason: 'agreed', consent })).toEqual({ code: 'badConsent' });
    },
  );
});

describe('what makes no sense is refused', () => {
  test('before the start, and once the game is over by its rules', () => {
    const { table: early } = opened('early');
    for (const wanted of EVERY) expect(why(early, wanted)).toEqual({ code: 'notStarted' });
    const { table: late } = dealt('late');
    finish(late, timid);
    for (const wanted of EVERY) expect(why(late, wanted)).toEqual({ code: 'tableEnded' });
  });

  test.each([2, -1, 0.5, 7])('for a seat that is not there: %d', (nobody) => {
    const { table } = dealt('nobody');
    const other = nobody as Seat;
    for (const wanted of [
      { kind: 'seating', seat: other, bot: null },
      { kind: 'clock', seat: other, left: 1 },
      { kind: 'ended', seat: other, reason: 'conceded', consent: [] },
    ] as const)
      expect(why(table, wanted)).toEqual({ code: 'noSuchSeat' });
    for (const consent of [[other], [ADA, other], [ADA, ADA]])
      expect(why(table, { ...PAUSE, consent })).toEqual({ code: 'badConsent' });
    expect(why(table, { kind: 'ended', seat: null, reason: 'abandoned', consent: [other] })).toEqual({
      code: 'badConsent',
    });
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('a clock with %d milliseconds on it', (left) => {
    const { table } = dealt('clock');
    expect(why(table, { kind: 'clock', seat: ADA, left })).toEqual({ code: 'badClock' });
  });
});
