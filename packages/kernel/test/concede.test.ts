import { sample } from '@quri/sample/game';
import { describe, expect, test } from 'vitest';
import {
  changeTable,
  finalResult,
  frozen,
  isVerified,
  positionOf,
  type Replay,
  replayOf,
  restore,
  seat,
  verify,
} from '../src/index.ts';
import { change, dealtWithCoins, dip, everybodyWears, finish, granted, refusalOf, whim } from './sample-table.ts';

const [ADA, BO, CY] = [seat(0), seat(1), seat(2)];
const NOW = { actor: 'human', at: 5000 } as const;
const GIVES_UP = { kind: 'conceded', seat: BO, reason: 'conceded', bot: 'greedy' } as const;

const three = (seed: number) => {
  const dealt = dealtWithCoins(seed, { players: 3, options: { turns: 2, proudCharms: false } });
  everybodyWears(dealt.table);
  return dealt;
};

describe('a seat that gives up', () => {
  test('is a bot’s from then on, and stays it', () => {
    const { table } = three(2);
    change(table, GIVES_UP);
    expect(table).toMatchObject({ conceded: [BO], substitutes: [null, 'greedy', null] });
    expect(positionOf(table, BO)).toMatchObject({ offers: [], ask: null });
    for (const again of [GIVES_UP, { kind: 'seating', seat: BO, bot: null } as const])
      expect(refusalOf(changeTable(table, again, NOW))).toEqual({ code: 'hasConceded' });
    expect(granted(changeTable(table, { ...GIVES_UP, seat: CY, reason: 'outOfTime' }, NOW)).entry).toMatchObject({
      kind: 'conceded',
      seat: CY,
    });
  });

  test('is restored from the log, and in a replay that fits', () => {
    const { table, secret, key } = three(3);
    change(table, GIVES_UP);
    finish(table, whim('conceded'));
    expect(restore(sample, table.opening, key, table.entries).conceded).toEqual([BO]);
    const replay = replayOf(table, secret, { names: ['Ada', 'Bo', 'Cy'], bots: [null, null, null] }) as Replay;
    expect(verify(replay, sample).filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
    // Whoever has given up does not move again.
    const entries = replay.entries.map((entry) =>
      entry.kind === 'move' && entry.seat === BO && entry.actor === 'bot'
        ? { ...entry, actor: 'human' as const }
        : entry,
    );
    expect(isVerified(verify({ ...replay, entries }, sample))).toBe(false);
  });

  test('ends the game where nobody else is left to play', () => {
    const { table } = three(4);
    change(table, GIVES_UP);
    dip(table);
    change(table, { kind: 'ended', seat: CY, reason: 'conceded', consent: [] });
    expect(table).toMatchObject({ conceded: [BO, CY], ended: { seat: CY } });
    expect(finalResult(3, sample.outcome(frozen(table.state)), table.conceded)).toEqual({
      places: [1, 3, 2],
      scores: null,
    });
  });
});

describe('the places of a finished game', () => {
  const outcome = (winners: readonly number[], scores: readonly number[]) => ({
    winners: winners.map(seat),
    scores,
    reason: 'points',
  });

  test('are those of its outcome: winners first, then by score, equals together', () => {
    expect(finalResult(4, outcome([2], [5, 9, 9, 5]), [])).toEqual({ places: [3, 2, 1, 3], scores: [5, 9, 9, 5] });
    expect(finalResult(2, outcome([0, 1], [3, 3]), [])).toMatchObject({ places: [1, 1] });
  });

  test('put whoever gave up last, however many points their bot has made, and the first to do so at the very end', () => {
    expect(finalResult(4, outcome([1], [5, 9, 7, 6]), [BO, ADA])).toMatchObject({ places: [3, 4, 1, 2] });
  });

  test('are none where a game was only ended', () => {
    expect(finalResult(3, undefined, [])).toBeNull();
  });
});
