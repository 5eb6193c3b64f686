import { describe, expect, it } from 'vitest';
import { type Concession, resultLines, withConcessions } from '../src/index.ts';
import { whoFrom } from '../src/who.ts';

const names = ['Anna', 'Jan', 'Ewa', 'Bot'];
const who = whoFrom(names);
const row = (seat: number, place: number, score: string) => ({ seat, place, score, detail: '' });
const played = {
  headline: 'Anna wins with 9.',
  rows: [row(0, 1, '9'), row(1, 2, '5'), row(3, 2, '5'), row(2, 4, '1')],
};
const gaveUp = (seat: number): Concession => ({ seat, reason: 'conceded' });
const late = (seat: number): Concession => ({ seat, reason: 'outOfTime' });

describe('a result with those who gave up', () => {
  it('is the result of the game where nobody did', () => {
    expect(withConcessions({ result: played, players: 4, concessions: [] }, who, 'en')).toBe(played);
    expect(withConcessions({ result: null, players: 4, concessions: [] }, who, 'en')).toBeNull();
  });

  it('has them last, whoever gave up last first, and equals share a place', () => {
    const result = withConcessions({ result: played, players: 4, concessions: [gaveUp(0), late(2)] }, who, 'en');
    expect(result?.rows.map(({ seat, place, detail }) => [seat, place, detail])).toEqual([
      [1, 1, ''],
      [3, 1, ''],
      [2, 3, 'ran out of time'],
      [0, 4, 'gave up'],
    ]);
    expect(result?.headline).toBe('Jan and Bot win: Anna gave up.');
  });

  it('keeps the headline of the game where its winner played to the end', () => {
    const result = withConcessions({ result: played, players: 4, concessions: [gaveUp(2)] }, who, 'en');
    expect(result?.headline).toBe('Anna wins with 9.');
  });

  it('needs no scores where the game was not played to its end', () => {
    const result = withConcessions({ result: null, players: 2, concessions: [late(0)] }, who, 'en');
    expect(result && resultLines(result, who)).toEqual([
      'Jan wins: Anna ran out of time.',
      '1. Jan',
      '2. Anna (ran out of time)',
    ]);
  });

  it('speaks to whoever reads, in both languages', () => {
    const two = { result: null, players: 2, concessions: [gaveUp(0)] };
    const headline = (you: number | null, language: 'en' | 'pl') =>
      withConcessions(two, whoFrom(names, you), language)?.headline;
    expect([headline(1, 'en'), headline(0, 'en')]).toEqual(['You win: Anna gave up.', 'Jan wins: you gave up.']);
    expect([null, 1, 0].map((you) => headline(you, 'pl'))).toEqual([
      'Jan wygrywa: Anna poddaje grę.',
      'Wygrywasz: Anna poddaje grę.',
      'Jan wygrywa: poddajesz grę.',
    ]);
  });
});
