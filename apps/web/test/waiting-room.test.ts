import type { RoomView, SeatView } from '@quri/protocol';
import { type GameText, listEn, listPl, seatNames } from '@quri/words';
import { describe, expect, it } from 'vitest';
import { nextGame } from '../src/table/end/next-game.ts';
import { seatToTake } from '../src/table/waiting-room/free-seat.ts';
import { problemText, statusText } from '../src/table/waiting-room/status-text.ts';
import { en } from '../src/words/en.ts';
import { pl } from '../src/words/pl.ts';
import { termsEn } from '../src/words/terms.en.ts';
import { termsPl } from '../src/words/terms.pl.ts';
import { room } from './fake-server.ts';

const text = { bots: {} } as GameText;
const empty: SeatView = { kind: 'empty' };
const person = (name: string | null, present = true): SeatView => ({
  kind: 'person',
  name,
  colour: 0,
  awaySeconds: present ? null : 5,
  substitute: null,
  conceded: false,
  watchedBy: 0,
  watchable: false,
  usualHours: null,
  commitment: '',
});
const kept = (name: string | null, yours = false): SeatView => ({ kind: 'kept', name, colour: 0, yours });
const gathering = (seats: readonly SeatView[], over: Partial<RoomView> = {}) =>
  room({ phase: 'gathering', seats, ...over });

const inEnglish = ({ seats }: RoomView) => ({
  shell: en,
  terms: termsEn,
  names: seatNames(seats, text, en),
  list: listEn,
});
const inPolish = ({ seats }: RoomView) => ({
  shell: pl,
  terms: termsPl,
  names: seatNames(seats, text, pl),
  list: listPl,
});

describe('names', () => {
  it('of guests who have none are in the reader’s language, and told apart', () => {
    const seats = [person(null), person('Anna'), person(null), kept(null), person('Guest II')];
    expect(seatNames(seats, text, en)).toEqual(['Guest', 'Anna', 'Guest II', 'Guest III', 'Guest II II']);
    expect(seatNames(seats, text, pl)).toEqual(['Gość', 'Anna', 'Gość II', 'Gość III', 'Guest II']);
  });
});

describe('a start that was called off', () => {
  const called = (jan: SeatView, over: Partial<RoomView> = {}) =>
    gathering([person('Anna'), jan, person(null, false)], { calledOff: [1, 2], ...over });
  const off = { code: 'startCalledOff', retry: true };

  it('is told by name, with what to do about it, also when the reason came with the answer', () => {
    const away = called(person('Jan', false));
    for (const refused of [null, off])
      expect(problemText(away, refused, inEnglish(away))).toBe(
        `The start was called off: Jan and Guest did not answer in time. ${termsEn.gathering.calledOffWait}`,
      );
    expect(problemText(away, null, inPolish(away))).toBe(
      `Start gry odwołany. Brak odpowiedzi na czas: Jan i Gość. ${termsPl.gathering.calledOffWait}`,
    );
  });

  it('says something else to whoever does not start it, and once everybody is back', () => {
    const guest = called(person('Jan', false), { host: false });
    expect(problemText(guest, null, inEnglish(guest))).toContain(termsEn.gathering.calledOffHost);
    const back = gathering([person('Anna'), person('Jan')], { calledOff: [1] });
    expect(problemText(back, null, inEnglish(back))).toContain(termsEn.gathering.calledOffAgain);
  });

  it('gives way to what was refused since, and is over when the game starts', () => {
    const away = called(person('Jan', false));
    expect(problemText(away, { code: 'notHost', retry: false }, inEnglish(away))).toBe(en.refusals.notHost);
    const starting = { ...away, phase: 'starting' as const };
    expect(problemText(starting, null, inEnglish(starting))).toBeNull();
    const unknown = { ...away, calledOff: [] };
    expect(problemText(unknown, off, inEnglish(unknown))).toBe(en.refusals.startCalledOff);
  });
});

describe('a seat that is kept', () => {
  it('is there for whoever it is kept for, and for nobody else', () => {
    expect(seatToTake({ seats: [empty, kept('Jan', true)] }, null)).toBe(1);
    expect(seatToTake({ seats: [kept('Anna'), kept('Jan', true)] }, 1)).toBe(1);
    expect(seatToTake({ seats: [kept('Anna'), person('Jan')] }, null)).toBeNull();
    expect(seatToTake({ seats: [kept('Anna'), empty] }, 0)).toBe(1);
    const stranger = gathering([person('Anna'), kept('Jan')], { you: null, host: false });
    expect(statusText(stranger, inEnglish(stranger))).toBe(termsEn.presence.watching);
    const jan = gathering([person('Anna'), kept('Jan', true)], { you: null, host: false });
    expect(statusText(jan, inEnglish(jan))).toBe(termsEn.gathering.sitFirst);
  });

  it('is waited for by name', () => {
    const host = gathering([person('Anna'), kept('Jan'), kept('Ewa')]);
    expect(statusText(host, inEnglish(host))).toBe(`Still waiting for Jan and Ewa. ${termsEn.gathering.freeKept}`);
    expect(statusText(host, inPolish(host))).toBe(`Czekamy jeszcze na: Jan i Ewa. ${termsPl.gathering.freeKept}`);
    const guest = { ...host, host: false };
    expect(statusText(guest, inEnglish(guest))).toBe('Still waiting for Jan and Ewa.');
  });
});

describe('the next game', () => {
  const over = room({ phase: 'over' });

  it('is asked for or joined by those who played', () => {
    expect(nextGame('online', over)).toBe('rematch');
    expect(nextGame('online', { ...over, rematch: 'table2' })).toBe('rematchJoin');
    expect(nextGame('local', { ...over, you: null })).toBe('rematch');
  });

  it('is looked on at by those who looked on, where it is open, and no more than that', () => {
    const watching = { ...over, you: null };
    expect(nextGame('online', watching)).toBeNull();
    expect(nextGame('online', { ...watching, rematch: 'table2' })).toBeNull();
    expect(nextGame('online', { ...watching, open: true })).toBeNull();
    expect(nextGame('online', { ...watching, open: true, rematch: 'table2' })).toBe('rematchWatch');
  });
});
