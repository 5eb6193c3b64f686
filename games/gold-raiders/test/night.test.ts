import { accept, dealFromText, frozen, move, ownMoves, type Seat, seat, takeBack, type Viewer } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { goldRaiders } from '../src/game.ts';
import { endTurn, lookAway, peek, raid, reveal, stack, steal } from './raid.ts';

describe('playing cards', () => {
  test('GR-3 one card each, clockwise from the first player, until all hands are empty', () => {
    const e = raid(['11', '22', '33'], { first: 1 });
    const turns: number[] = [];
    for (const card of '231231') {
      turns.push(e.state.turn);
      e.play(stack(card));
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0]);
    expect(e.state).toMatchObject({ stage: 'day', turn: 1 });
  });

  test('GR-3 nobody plays out of turn, by day, or a card they do not hold', () => {
    const e = raid(['1', '2']);
    expect(e.refusal(1, stack('2'))).toEqual({ code: 'notYourTurn', rule: 'GR-3', turn: 0 });
    expect(e.refusal(0, stack('2'))).toEqual({ code: 'notInHand', rule: 'GR-3', card: 'mile2' });
    expect(e.offers(1)).toEqual([]);
    e.play(stack('1'), stack('2'));
    expect(e.refusal(0, stack('1'))).toEqual({ code: 'onlyAtNight', rule: 'GR-3' });
  });

  test('GR-4 a card starts a stack at the right or goes on top of an own one', () => {
    const e = raid(['1B2', '333']);
    e.play(stack('1'), stack('3'), stack('B'), stack('3', 0), stack('2', 0), stack('3'));
    expect(e.stacks(0)).toEqual(['12', 'B']);
    expect(e.stacks(1)).toEqual(['33', '3']);
  });

  test('GR-4 every face once, in every place, is offered; there is no stack where none is', () => {
    const e = raid(['112', 'BBB']).play(stack('1'), stack('B'));
    expect(e.offers(0)).toEqual([stack('1'), stack('1', 0), stack('2'), stack('2', 0)]);
    expect(e.refusal(0, stack('1', 1))).toEqual({ code: 'noStackThere', rule: 'GR-4', owner: 0, place: 1 });
  });

  test('GR-4 eight stacks are possible', () => {
    const e = raid(['11112222', '33333BBB']);
    for (const card of '13131313232B2B2B') e.play(stack(card));
    expect(e.stacks(0)).toHaveLength(8);
    expect(e.offers(0)).toHaveLength(9);
  });

  test('GR-5 only Recon and Steal can be discarded, by somebody who holds one', () => {
    const e = raid(['1B2', 'RS3']).play(stack('1'));
    expect(e.offers(1).map(({ type }) => type)).toEqual(['stackCard', 'stackCard', 'stackCard', 'peek', 'steal']);
    e.play(stack('3'));
    expect(e.refusal(0, peek(1, 0))).toEqual({ code: 'notInHand', rule: 'GR-5', card: 'recon' });
    expect(e.refusal(0, steal(1, 0))).toEqual({ code: 'notInHand', rule: 'GR-5', card: 'steal' });
  });

  test('GR-5 what is discarded lies face up for the round', () => {
    const e = raid(['1B2', 'RS3']).play(stack('1'), peek(0, 0), lookAway, stack('B'), steal(0, 1));
    expect(e.view('spectator').discards).toEqual(['recon', 'steal']);
    expect(e.hand(1)).toBe('3');
  });
});

describe('Recon', () => {
  const open = () => raid(['12', 'RB', '33'], { first: 2 }).play(stack('3'), stack('1'), peek(2, 0));

  test('GR-7 the peeker sees the stack until they look away, and nobody plays meanwhile', () => {
    const e = open();
    expect(e.view(seat(1)).peek).toEqual({ owner: 2, place: 0, faces: ['mile3'] });
    expect(e.offers(1)).toEqual([lookAway]);
    expect(e.refusal(1, stack('B'))).toEqual({ code: 'lookAwayFirst', rule: 'GR-7' });
    expect(e.refusal(2, stack('3'))).toMatchObject({ code: 'notYourTurn' });
    expect(e.refusal(2, lookAway)).toEqual({ code: 'notPeeking', rule: 'GR-7' });
    e.play(lookAway);
    expect(e.view(seat(1)).peek).toBeNull();
    expect(e.state.turn).toBe(2);
    expect(e.refusal(2, lookAway)).toEqual({ code: 'notPeeking', rule: 'GR-7' });
  });

  test('GR-7 everybody else sees which stack, not what is in it', () => {
    const e = open();
    for (const viewer of [seat(0), seat(2), 'spectator'] as const)
      expect(e.view(viewer).peek).toEqual({ owner: 2, place: 0, faces: null });
  });

  test('GR-7 one may peek at an own stack, and there must be one to peek at', () => {
    const e = raid(['R1', 'R1']);
    expect(e.refusal(0, peek(0, 0))).toEqual({ code: 'noStackThere', rule: 'GR-7', owner: 0, place: 0 });
    expect(e.offers(0).map(({ type }) => type)).toEqual(['stackCard', 'stackCard']);
    e.play(stack('1'), stack('1'), peek(0, 0));
    expect(e.view(seat(0)).peek?.faces).toEqual(['mile1']);
  });

  test('GR-7 the last card of the Night can be a Recon: the Day waits for the look away', () => {
    const e = raid(['1', 'R']).play(stack('1'), peek(0, 0));
    expect(e.state.stage).toBe('night');
    e.play(lookAway);
    expect(e.state).toMatchObject({ stage: 'day', turn: 0 });
  });

  test('GR-7 the faces are in no event, and nobody but the one who peeks is told of them', () => {
    const e = raid(['32', 'RB']).play(stack('3'));
    const decided = goldRaiders.decide(frozen(e.state), seat(1), peek(0, 0));
    if (!decided.ok) throw new Error(decided.refused.code);
    const seenBy = (viewer: Viewer) => decided.value.map((event) => goldRaiders.redact(frozen(e.state), event, viewer));
    expect(JSON.stringify([decided.value, seenBy(seat(0)), seenBy('spectator')])).not.toContain('mile');
    expect(seenBy(seat(1))).toEqual([{ type: 'peekOpened', seat: 1, owner: 0, place: 0, faces: ['mile3'] }]);
    expect(goldRaiders.reveals(frozen(e.state), decided.value[0] as (typeof decided.value)[number])).toBe('all');
  });
});

describe('Steal', () => {
  const ready = () => raid(['123', 'B13', 'SS1']).play(stack('1'), stack('B'), stack('1'), stack('2', 0), stack('1'));

  test('GR-8 takes a whole stack in its order as the new rightmost one, and the gap closes', () => {
    const e = ready().play(steal(1, 0));
    expect([e.stacks(1), e.stacks(2)]).toEqual([['1'], ['1', 'B']]);
    expect(e.state.turn).toBe(0);
  });

  test('GR-8 or on top of an own stack', () => {
    expect(
      ready()
        .play(steal(0, 0, 0))
        .stacks(2),
    ).toEqual(['112']);
  });

  test('GR-8 nobody steals from themselves, from nowhere or onto nothing', () => {
    const e = ready();
    expect(e.refusal(2, steal(2, 0))).toEqual({ code: 'ownStack', rule: 'GR-8' });
    expect(e.refusal(2, steal(0, 1))).toEqual({ code: 'noStackThere', rule: 'GR-8', owner: 0, place: 1 });
    expect(e.refusal(2, steal(5, 0))).toEqual({ code: 'noStackThere', rule: 'GR-8', owner: 5, place: 0 });
    expect(e.refusal(2, steal(0, 0, 1))).toEqual({ code: 'noStackThere', rule: 'GR-8', owner: 2, place: 1 });
  });

  test('GR-8 while nobody else has a stack a Steal can only be stacked', () => {
    const e = raid(['SS', '11']);
    expect(e.offers(0)).toEqual([stack('S')]);
    e.play(stack('S'));
    expect(e.offers(1)).toEqual([stack('1')]);
  });

  test('GR-8 what was stolen is revealed like any other stack', () => {
    const e = raid(['1', 'S']).play(stack('1'), steal(0, 0));
    expect(e.state.turn).toBe(1);
    e.play(reveal(0));
    expect(e.at()).toEqual([0, 1]);
  });
});

describe('taking back', () => {
  /** Two players; the first intent of a seat that fits is played. */
  function table(wanted: (intent: { readonly type: string }) => boolean) {
    for (let n = 0; ; n++) {
      const { table: dealt } = dealFromText(goldRaiders, 2, { trail: 25, memoryAid: false }, `back ${n}`);
      const go = (by: Seat, fits: (intent: { readonly type: string }) => boolean): boolean => {
        const intent = goldRaiders.legal(frozen(dealt.state), by).find(fits);
        const step = move(dealt, { seat: by, actor: 'human', at: 0, ask: dealt.asks[by] ?? null, intent });
        if (step.ok) accept(dealt, step.value);
        return step.ok;
      };
      const first = dealt.state.turn;
      if (go(first, ({ type }) => type === 'stackCard') && go(dealt.state.turn, wanted)) return dealt;
    }
  }

  test('GR-4 a stacked card may be taken back until the next one plays', () => {
    const dealt = table(({ type }) => type === 'stackCard');
    const by = dealt.entries.at(-1)?.kind === 'move' ? ((1 - dealt.state.turn) as Seat) : seat(0);
    expect(ownMoves(dealt, by)).toEqual({ first: 2, choice: 2, last: 2 });
    const undone = takeBack(dealt, { seat: by, to: 2, consent: [] }, { actor: 'human', at: 1 });
    expect(undone.ok && undone.value.state.raiders[by]?.hand).toHaveLength(8);
    expect(takeBack(dealt, { seat: (1 - by) as Seat, to: 1, consent: [] }, { actor: 'human', at: 1 }).ok).toBe(false);
  });

  test.each(['peek', 'steal'])('GR-5 a discarded card has come to light: no way back from a %s', (type) => {
    const dealt = table((intent) => intent.type === type);
    expect(dealt.entries.at(-1)).toMatchObject({ sealed: true });
  });

  test('GR-7 whoever has looked away has done so for good: the peek does not open again', () => {
    const dealt = table(({ type }) => type === 'peek');
    const peeker = dealt.state.turn;
    const away = move(dealt, {
      seat: peeker,
      actor: 'human',
      at: 1,
      ask: dealt.asks[peeker] ?? null,
      intent: lookAway,
    });
    if (away.ok) accept(dealt, away.value);
    expect(dealt.state.peek).toBeNull();
    expect(ownMoves(dealt, peeker)).toBeNull();
    expect(takeBack(dealt, { seat: peeker, to: 3, consent: [] }, { actor: 'human', at: 1 })).toMatchObject({
      refused: { code: 'sealed' },
    });
  });
});

test('an intent from outside is read strictly', () => {
  for (const intent of [stack('1'), stack('R', 7), peek(5, 7), steal(0, 0, 3), lookAway, reveal(2), endTurn])
    expect(goldRaiders.parse(JSON.parse(JSON.stringify(intent)))).toEqual(intent);
  for (const raw of [
    { type: 'stackCard', card: 'mile4', onto: 'new' },
    { type: 'stackCard', card: 'mile1', onto: 8 },
    { type: 'stackCard', card: 'mile1', onto: -1 },
    { type: 'stackCard', card: 'mile1', onto: 0.5 },
    { type: 'stackCard', card: 'mile1', onto: 'old' },
    { type: 'stackCard', card: 'mile1' },
    { type: 'stackCard', card: 'mile1', onto: 0, place: 1 },
    { type: 'peek', owner: 6, place: 0 },
    { type: 'peek', owner: '1', place: 0 },
    { type: 'peek', owner: 'map', place: 0 },
    { type: 'steal', owner: 0, place: 0 },
    { type: 'revealStack', place: '0' },
    { type: 'lookAway', place: 0 },
    { type: 'endTurn', extra: undefined },
    { type: 'constructor' },
    [],
    'endTurn',
  ])
    expect(goldRaiders.parse(raw), JSON.stringify(raw)).toBeUndefined();
});
