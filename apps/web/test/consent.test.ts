import type { News, SeatView } from '@quri/protocol';
import { whoFrom } from '@quri/words';
import { describe, expect, it } from 'vitest';
import { lastOwnMove, undidOthers } from '../src/table/consent/last-own-move.ts';
import { consenters, isPlaying, winnersWithout } from '../src/table/consent/people.ts';
import { concessionsIn, outOf } from '../src/table/end/concessions-in.ts';
import { announceConsent, statusSentence } from '../src/table/online/table-sentences.ts';
import { en } from '../src/words/en.ts';
import { termsEn } from '../src/words/terms.en.ts';
import { news, room } from './fake-server.ts';

const move = (seq: number, by: number): News => news(seq, { by });
const back = (seq: number, by: number, to: number): News =>
  news(seq, { kind: 'takenBack', by, seen: [{ type: 'takenBack', to } as never] });

const person = (over: Partial<Extract<SeatView, { kind: 'person' }>> = {}): SeatView => ({
  kind: 'person',
  name: 'Anna',
  colour: 0,
  awaySeconds: null,
  substitute: null,
  conceded: false,
  watchedBy: 0,
  watchable: false,
  usualHours: null,
  commitment: '',
  ...over,
});
const bot: SeatView = { kind: 'bot', level: 'mixed' };

describe('the last own move', () => {
  it('is the newest of this seat that was not taken back', () => {
    expect(lastOwnMove([], 0)).toBeNull();
    expect(lastOwnMove([move(1, 0), move(2, 1)], null)).toBeNull();
    const played = [news(0, { kind: 'start', by: null }), move(1, 0), move(2, 1), move(3, 0), move(4, 1)];
    expect([lastOwnMove(played, 0), lastOwnMove(played, 1), lastOwnMove(played, 2)]).toEqual([3, 4, null]);
    const undone = [...played, back(5, 1, 2)];
    expect([lastOwnMove(undone, 0), lastOwnMove(undone, 1)]).toEqual([1, null]);
    // What is played after a take-back counts again.
    expect(lastOwnMove([...undone, move(6, 1), back(7, 0, 1), move(8, 0)], 0)).toBe(8);
  });

  it('is taken back together where others have played since', () => {
    const played = [move(1, 0), move(2, 1), back(3, 1, 2), move(4, 0)];
    expect(undidOthers(played, back(5, 0, 1))).toBe(false);
    expect(undidOthers([...played, move(5, 1)], back(6, 0, 1))).toBe(true);
    expect(undidOthers(played, move(5, 1))).toBe(false);
  });
});

describe('who has to agree', () => {
  const seats = [
    person(),
    bot,
    person({ conceded: true, watchedBy: 0, watchable: false, usualHours: null, substitute: 'mixed' }),
    person({ awaySeconds: 90 }),
  ];

  it('is every person who has not given up, here or away', () => {
    expect(consenters({ seats })).toEqual([0, 3]);
    expect([0, 1, 2, 3, null].map((you) => isPlaying({ you, seats, phase: 'playing' }))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(isPlaying({ you: 0, seats, phase: 'over' })).toBe(false);
  });

  it('is told what is asked for, but not by themselves', () => {
    const words = { shell: en, terms: termsEn };
    const asked = { consent: { kind: 'pause', agreed: [0] } as const };
    const who = whoFrom(['Anna', 'Bot', 'Jan', 'Ewa']);
    expect(announceConsent({ ...asked, you: 3 }, who, words)).toMatchObject([{ words: 'Anna asks for a pause.' }]);
    expect(announceConsent({ ...asked, you: 0 }, who, words)).toEqual([]);
    expect(announceConsent({ consent: null, you: 3 }, who, words)).toEqual([]);
    const resume = { kind: 'resume', agreed: [0] } as const;
    const [before] = announceConsent({ consent: resume, you: 3 }, who, words);
    const [after] = announceConsent({ consent: { ...resume, goesOnIn: 90 }, you: 3 }, who, words);
    expect(after?.words).toBe(`${before?.words} The game goes on in 1:30, even without the missing answers.`);
    expect(after?.key).not.toBe(before?.key);
  });

  it('is told who said no, but not by themselves, nor while something else is asked', () => {
    const words = { shell: en, terms: termsEn };
    const who = whoFrom(['Anna', 'Bot', 'Jan', 'Ewa']);
    const declined = { kind: 'pause', seat: 2 } as const;
    expect(announceConsent({ consent: null, declined, you: 0 }, who, words)).toMatchObject([
      { words: 'Jan says no: no pause now.' },
    ]);
    expect(announceConsent({ consent: null, declined, you: 2 }, who, words)).toEqual([]);
    const consent = { kind: 'pause', agreed: [0] } as const;
    expect(announceConsent({ consent, declined, you: 0 }, who, words)).toEqual([]);
  });

  it('reads why nothing is asked', () => {
    const words = { shell: en, terms: termsEn };
    const status = (over: Parameters<typeof room>[0]) =>
      statusSentence(room({ seats, ...over }), [], whoFrom([]), words);
    expect(status({ you: 0 })).toBeNull();
    expect(status({ you: 0, pausedByConsent: true })).toBe(termsEn.pausedNow);
    expect(status({ you: 2 })).toBe(termsEn.youAreOut.conceded);
    expect(status({ you: 2, phase: 'over' })).toBeNull();
    expect(status({ you: 0, seats: [person({ substitute: 'mixed' })] })).toBe(termsEn.presence.botPlaysForYou);
  });
});

describe('giving up', () => {
  it('ends a game of two, and one with bots alone', () => {
    expect(winnersWithout({ seats: [person(), person()], you: 0 })).toEqual([1]);
    expect(winnersWithout({ seats: [person(), bot, bot], you: 0 })).toEqual([1, 2]);
    expect(winnersWithout({ seats: [person(), person(), bot], you: 0 })).toBeNull();
    expect(winnersWithout({ seats: [person(), person({ conceded: true }), bot], you: 0 })).toEqual([2]);
  });

  it('is read from the news in its order', () => {
    const about = (seq: number, kind: string, by: number | null, reason: string) =>
      news(seq, { kind, by, seen: [{ type: kind, reason } as never] });
    expect(concessionsIn([about(1, 'conceded', 2, 'outOfTime'), move(2, 0), about(3, 'ended', 1, 'conceded')])).toEqual(
      [
        { seat: 2, reason: 'outOfTime' },
        { seat: 1, reason: 'conceded' },
      ],
    );
    expect(concessionsIn([about(1, 'ended', null, 'abandoned')])).toEqual([]);
    expect([0, 2].map((seat) => outOf([about(1, 'conceded', 2, 'outOfTime')], seat))).toEqual([null, 'outOfTime']);
  });
});
