import { frozen, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { goldRaiders } from '../src/game.ts';
import { endTurn, lookAway, peek, raid, reveal, stack, steal } from './raid.ts';

describe('revealing', () => {
  const dawn = () =>
    raid(['12B', '3R1']).play(stack('1'), stack('3'), stack('2', 0), stack('R'), stack('B'), stack('1', 1));

  test('GR-10 one stack after the other, as many as one likes, then the next player', () => {
    const e = dawn();
    expect(e.offers(0)).toEqual([reveal(0), reveal(1), endTurn]);
    e.play(reveal(0));
    expect(e.at()).toEqual([3, 0]);
    expect(e.offers(0)).toEqual([reveal(1), endTurn]);
    e.play(endTurn);
    expect(e.state.turn).toBe(1);
    expect(e.view('spectator').raiders[0]?.stacks.map(({ kind }) => kind)).toEqual(['open', 'closed']);
  });

  test('GR-10 one may reveal none', () => {
    expect(dawn().play(endTurn, endTurn).at()).toEqual([0, 0]);
  });

  test('GR-10 only an own, closed stack, by day and in turn', () => {
    expect(raid(['1', '1']).refusal(0, reveal(0))).toEqual({ code: 'onlyByDay', rule: 'GR-10' });
    expect(raid(['1', '1']).refusal(0, endTurn)).toEqual({ code: 'onlyByDay', rule: 'GR-10' });
    const e = dawn().play(reveal(0));
    expect(e.refusal(0, reveal(0))).toEqual({ code: 'alreadyOpen', rule: 'GR-10', place: 0 });
    expect(e.refusal(0, reveal(2))).toEqual({ code: 'noStackThere', rule: 'GR-10', owner: 0, place: 2 });
    expect(e.refusal(1, reveal(0))).toEqual({ code: 'notYourTurn', rule: 'GR-10', turn: 0 });
    expect(e.refusal(1, endTurn)).toEqual({ code: 'notYourTurn', rule: 'GR-10', turn: 0 });
    expect(e.refusal(0, peek(0, 0))).toEqual({ code: 'onlyAtNight', rule: 'GR-3' });
    expect(e.refusal(0, lookAway)).toEqual({ code: 'notPeeking', rule: 'GR-7' });
  });

  test('GR-10 whoever has no closed stack is not asked', () => {
    const robbed = raid(['1', 'S', '2']).play(stack('1'), steal(0, 0), stack('2'));
    expect(robbed.state).toMatchObject({ stage: 'day', turn: 1 });
    robbed.play(reveal(0));
    expect(robbed.state.turn).toBe(2);
  });

  test('GR-10 an open stack shows every card and how it reads', () => {
    const e = dawn().play(reveal(0));
    expect(e.view(seat(1)).raiders[0]?.stacks[0]).toEqual({
      kind: 'open',
      size: 2,
      reading: {
        spaces: 3,
        counted: [
          { card: 'mile1', as: 'moved', spaces: 1 },
          { card: 'mile2', as: 'moved', spaces: 2 },
        ],
      },
    });
    const seen = goldRaiders.redact(
      frozen(dawn().state),
      { type: 'stackRevealed', seat: seat(0), place: 1, to: 0 },
      seat(1),
    );
    expect(seen).toEqual({
      type: 'stackRevealed',
      seat: 0,
      place: 1,
      reading: { spaces: -2, counted: [{ card: 'bandits', as: 'chased', spaces: -2 }] },
      from: 0,
      to: 0,
      atTemple: false,
    });
  });

  test('GR-9 Recon and Steal do nothing when revealed', () => {
    const e = raid(['RS', '11']).play(stack('R'), stack('1'), stack('S', 0), stack('1'));
    expect(e.play(reveal(0)).at()).toEqual([0, 0]);
    expect(e.state.discards).toEqual([]);
  });

  test('GR-11 Bandits drive back two spaces each, never beyond Start', () => {
    const e = raid(['111BB', '22222'], { trail: 60 });
    e.play(stack('1'), stack('2'), stack('1', 0), stack('2'), stack('1', 0), stack('2'), stack('B'), stack('2'));
    e.play(stack('B'), stack('2')).play(reveal(0));
    expect(e.at()[0]).toBe(5);
    e.play(reveal(1));
    expect(e.at()[0]).toBe(3);
    const low = raid(['1BB', '222']).play(stack('1'), stack('2'), stack('B'), stack('2'), stack('B', 1), stack('2'));
    expect(low.play(reveal(0), reveal(1)).at()).toEqual([0, 0]);
  });

  test('GR-16 movement stops at the temple, and GR-10 Bandits drive one off it again', () => {
    const e = raid(['123B', '1111'], { trail: 5 });
    e.play(stack('1'), stack('1'), stack('2', 0), stack('1'), stack('3', 0), stack('1'), stack('B'), stack('1'));
    e.play(reveal(0));
    expect(e.at()[0]).toBe(5);
    expect(e.state.stage).toBe('day');
    expect(e.offers(0)).toEqual([reveal(1), endTurn]);
    expect(e.play(reveal(1)).at()[0]).toBe(3);
  });
});
