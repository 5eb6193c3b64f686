import type { RoomView, SeatView } from '@quri/protocol';
import { describe, expect, it } from 'vitest';
import { announceAway, awayIn } from '../src/table/away/away-people.ts';
import { presenceEn } from '../src/words/presence.en.ts';

const person = (awaySeconds: number | null, substitute: string | null = null): SeatView => ({
  kind: 'person',
  name: null,
  colour: 0,
  awaySeconds,
  substitute,
  conceded: false,
  watchedBy: 0,
  watchable: false,
  usualHours: null,
  commitment: '',
});
const room = (seats: readonly SeatView[], some: Partial<RoomView> = {}) => ({
  seats,
  awayLimits: { substitute: 60, end: 300 },
  proposals: [],
  phase: 'playing' as const,
  ...some,
});

describe('who is away', () => {
  it('is said in whole minutes, which go on while nothing is sent', () => {
    const here = room([person(null), person(50), { kind: 'bot', level: 'greedy' }]);
    expect(awayIn(here, 0).people).toEqual([{ seat: 1, minutes: 0, mayBeReplaced: false, agreed: [] }]);
    expect(awayIn(here, 10).people).toEqual([{ seat: 1, minutes: 1, mayBeReplaced: true, agreed: [] }]);
    expect(awayIn(here, 10).end).toBeNull();
    expect(awayIn(here, 250)).toMatchObject({ people: [{ minutes: 5 }], end: { agreed: [] }, voters: [0] });
  });

  it('is not said of somebody who may only be reloading the page', () => {
    const reloading = room([person(null), person(0)]);
    expect(awayIn(reloading, 4)).toEqual({ minutes: [null, null], people: [], end: null, voters: [0] });
    expect(awayIn(reloading, 5)).toMatchObject({ minutes: [null, 0], people: [{ seat: 1, mayBeReplaced: false }] });
    // Where something may be done about it sooner, it is said sooner.
    const hasty = { awayLimits: { substitute: 2, end: 3 } };
    expect(awayIn(room([person(null), person(0)], hasty), 1).people).toEqual([]);
    expect(awayIn(room([person(null), person(0)], hasty), 2).people).toMatchObject([{ seat: 1, mayBeReplaced: true }]);
  });

  it('is nobody for whom a bot plays, and nobody once the game is over', () => {
    const away = { minutes: [null, 6], people: [], end: null };
    expect(awayIn(room([person(null), person(400, 'mixed')]), 0)).toEqual({ ...away, voters: [0] });
    expect(awayIn(room([person(null), person(400)], { phase: 'over' }), 0)).toEqual({ ...away, voters: [] });
  });

  it('is told with those who have agreed already', () => {
    const proposals = [
      { kind: 'substitute', seat: 1, agreed: [0] },
      { kind: 'substitute', seat: 2, agreed: [3] },
      { kind: 'end', agreed: [0, 3] },
    ] as const;
    const away = awayIn(room([person(null), person(400), person(61), person(null)], { proposals }), 0);
    expect(away.people.map(({ agreed }) => agreed)).toEqual([[0], [3]]);
    expect(away).toMatchObject({ end: { agreed: [0, 3] }, voters: [0, 3] });
  });

  it('is told from who is here and does not move: a bot may be asked for by those who do', () => {
    const idle = { ...person(null), idle: true } as const;
    const here = awayIn(room([person(null), idle, person(null)]), 0);
    expect(here.people).toEqual([{ seat: 1, minutes: null, mayBeReplaced: true, agreed: [] }]);
    expect(here).toMatchObject({ voters: [0, 2], end: null, minutes: [null, null, null] });
    expect(announceAway(here, () => 'Jan', presenceEn)[0]?.words).toBe('Jan has not moved for a long time.');
    expect(announceAway(here, () => null, presenceEn)[0]?.words).toBe(presenceEn.othersMayReplaceYou);
  });

  it('is announced once, and again when a bot may be asked for', () => {
    const keys = (elapsed: number) => {
      const away = awayIn(room([person(null), person(10)]), elapsed);
      return announceAway(away, String, presenceEn).map(({ key }) => key);
    };
    expect(keys(0)).toHaveLength(1);
    expect(keys(20)).toEqual(keys(0));
    expect(keys(50)).not.toEqual(keys(0));
    expect(keys(200)).toEqual(keys(50));
  });
});
