import { describe, expect, it } from 'vitest';
import { ownSeat } from '../src/publish/own-seat.ts';

const person = (name: string | null) => ({ kind: 'person', name });
const bot = { kind: 'bot' };

describe('whoever puts a game of their device on the server', () => {
  it('had the seat of their name there, or the first, and the look they had in the game', () => {
    const ania = { name: 'Ania', colour: 5 };
    expect(ownSeat([bot, person(null), bot], ania)).toEqual({ seat: 1, colour: 5 });
    expect(ownSeat([bot, person(null), bot], { name: '', colour: null })).toEqual({ seat: 1, colour: 1 });
    expect(ownSeat([person('Jan'), bot, person('Ania')], ania)).toEqual({ seat: 2, colour: 2 });
    expect(ownSeat([person('Jan'), person('Ewa')], ania)).toEqual({ seat: 0, colour: 0 });
  });
});
