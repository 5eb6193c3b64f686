import { seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
import type { Intent } from '../src/vocabulary.ts';
import { expedition, strike } from './expedition.ts';

const START = ['0', 'artifact-mask'];
const TORCH: Intent = { type: 'choose', choice: 'torch' };
const CAMP: Intent = { type: 'choose', choice: 'camp' };

describe('choosing', () => {
  test('IG-4 whoever is inside may take a torch or camp, and choose again until the last choice is in', () => {
    const e = expedition(3, [...START, 'treasure-9a']);
    const choose = (n: number, intent: Intent): void => {
      const decided = incanGold.decide(e.state, seat(n), intent);
      if (!decided.ok) throw new Error(decided.refused.code);
      for (const event of decided.value) incanGold.evolve(e.state, event);
    };
    choose(0, TORCH);
    expect(incanGold.awaited(e.state)).toEqual([1, 2]);
    expect(incanGold.legal(e.state, seat(0))).toEqual([TORCH, CAMP]);
    choose(0, CAMP);
    expect(e.explorer(0).choice).toBe('camp');
    choose(1, TORCH);
    expect(
      incanGold.proceed(e.state, {
        draw: () => {
          throw new Error('too early');
        },
      }),
    ).toEqual([]);
    choose(2, TORCH);
    const events = incanGold.proceed(e.state, {
      draw: () => {
        throw new Error('too early');
      },
    });
    expect(events[0]).toEqual({ type: 'choicesRevealed', stayers: [1, 2], leavers: [0] });
  });

  test('IG-4 others see that a choice was made, the same for torch, camp and a change of mind', () => {
    const e = expedition(3, [...START, 'treasure-9a']);
    const seenOf = (intent: Intent) => {
      const decided = incanGold.decide(e.state, seat(0), intent);
      if (!decided.ok) throw new Error(decided.refused.code);
      return decided.value.map((event) => JSON.stringify(incanGold.redact(e.state, event, seat(1))));
    };
    const first = seenOf(TORCH);
    expect(first).toEqual(['{"type":"choiceMade","seat":0}']);
    expect(seenOf(CAMP)).toEqual(first);
    incanGold.evolve(e.state, { type: 'choiceMade', seat: seat(0), choice: 'camp' });
    expect(seenOf(TORCH)).toEqual(first);
    for (const viewer of [seat(1), 'spectator'] as const) {
      const view = e.view(viewer);
      expect(view.explorers.map(({ chosen }) => chosen)).toEqual([true, false, false]);
      expect(view.choice).toBeNull();
      expect(JSON.stringify(view)).not.toContain('camp"');
    }
    expect(e.view(seat(0)).choice).toBe('camp');
  });

  test('IG-4 nobody learns a choice from its being made, everybody from the reveal', () => {
    const { state } = expedition(3, [...START, 'treasure-9a']);
    expect(incanGold.reveals(state, { type: 'choiceMade', seat: seat(0), choice: 'camp' })).toBe('none');
    expect(incanGold.reveals(state, { type: 'choicesRevealed', stayers: [], leavers: [seat(0)] })).toBe('all');
  });

  test('IG-4 a choice cannot be withdrawn', () => {
    expect(incanGold.meta.takeBack).toBe(false);
    expect(
      incanGold.legal(expedition(3, [...START, 'treasure-9a']).state, seat(0)).map(({ choice }) => choice),
    ).toEqual(['torch', 'camp']);
  });

  test('IG-5 nothing can be chosen while the table itself is at work', () => {
    const { options } = expedition(3, START).state;
    const refusal = { ok: false, refused: { code: 'notNow', rule: 'IG-5' } };
    const blank = incanGold.blank(3, options);
    expect(incanGold.decide(blank, seat(0), TORCH)).toEqual(refusal);
    expect(incanGold.legal(blank, seat(0))).toEqual([]);
    expect(incanGold.awaited(blank)).toEqual([]);
  });

  test('IG-5 reveal, then the leavers settle, then a card is turned for those who stayed', () => {
    const e = expedition(4, [...START, 'treasure-11a']).go('cctt', 'treasure-4a');
    expect(e.tents()).toEqual([3, 3, 0, 0]);
    expect(e.besides()).toEqual([0, 0, 4, 4]);
    expect(e.path()).toEqual(['treasure-11a:1', 'treasure-4a']);
    expect(e.state.explorers.map(({ choice }) => choice)).toEqual([null, null, null, null]);
  });

  test('IG-5 if nobody stays no card is turned', () => {
    const e = expedition(3, [...START, 'treasure-9a']);
    e.go('ccc', 'artifact-llama', 'treasure-5b');
    expect(e.path()).toEqual(['treasure-5b:2']);
    expect(e.state.round).toBe(2);
  });

  test('IG-12 those who left have no more say this round', () => {
    const e = expedition(3, [...START, 'treasure-9a']).go('ctt', 'treasure-4a');
    expect(incanGold.legal(e.state, seat(0))).toEqual([]);
    expect(incanGold.decide(e.state, seat(0), TORCH)).toEqual({
      ok: false,
      refused: { code: 'notInside', rule: 'IG-12' },
    });
    expect(e.explorer(0)).toMatchObject({ inside: false, tent: 3, beside: 0 });
    e.go('tt', 'treasure-2a');
    expect(e.besides()).toEqual([0, 6, 6]);
  });

  test('IG-12 and are back inside in the next one', () => {
    const e = expedition(3, [...START, 'treasure-9a'])
      .go('ctt', 'treasure-4a')
      .go('cc', 'artifact-llama', 'treasure-3a');
    expect(e.inside()).toEqual([0, 1, 2]);
    expect(e.besides()).toEqual([1, 1, 1]);
  });

  test('an intent from outside is read strictly', () => {
    expect(incanGold.parse({ type: 'choose', choice: 'camp' })).toEqual(CAMP);
    for (const raw of [
      { type: 'choose', choice: 'tent' },
      { type: 'choose' },
      { type: 'leave', choice: 'camp' },
      { ...CAMP, extra: 1 },
      null,
      'camp',
    ]) {
      expect(incanGold.parse(raw)).toBeUndefined();
    }
  });
});

describe('cards', () => {
  test('IG-6 a treasure is shared by those inside, the rest stays on the card', () => {
    const e = expedition(4, [...START, 'treasure-11a']);
    expect(e.besides()).toEqual([2, 2, 2, 2]);
    expect(e.path()).toEqual(['treasure-11a:3']);
    expect(e.tents()).toEqual([0, 0, 0, 0]);
    e.go('tttc', 'treasure-7a');
    expect(e.besides()).toEqual([4, 4, 4, 0]);
  });

  test('IG-6 a treasure smaller than the party stays whole on its card', () => {
    const e = expedition(8, [...START, 'treasure-7a']);
    expect(e.besides()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(e.path()).toEqual(['treasure-7a:7']);
  });

  test('IG-7 an artifact stays on the path', () => {
    const e = expedition(4, [...START, 'artifact-mask']).go('tttt', 'treasure-4a');
    expect(e.path()).toEqual(['artifact-mask', 'treasure-4a']);
    expect(e.state.explorers.flatMap(({ artifacts }) => artifacts)).toEqual([]);
  });

  test('IG-8 the first hazard of a kind does nothing', () => {
    const e = expedition(4, [...START, 'treasure-9a'])
      .go('tttt', 'snake-a')
      .go('tttt', 'mummy-a');
    expect(e.inside()).toHaveLength(4);
    expect(e.besides()).toEqual([2, 2, 2, 2]);
  });

  test('IG-8 the second of its kind ends the round: what lies beside the tents is lost, that card leaves the game', () => {
    const e = expedition(4, [...START, 'treasure-9a'])
      .go('tttt', 'snake-a')
      .go('cttt', 'snake-c', 'artifact-llama', 'treasure-1a');
    expect(e.tents()).toEqual([3, 0, 0, 0]);
    expect(e.besides()).toEqual([0, 0, 0, 0]);
    expect(e.state.round).toBe(2);
    expect(e.state.removed).toEqual([{ round: 1, card: cardOf('snake-c' as never) }]);
    const deck = e.state.deck.map(({ id }) => id as string);
    expect(deck.filter((id) => id.startsWith('snake')).sort()).toEqual(['snake-a', 'snake-b']);
  });

  test('IG-8 the artifacts on the path are lost with a strike too (IG-13)', () => {
    const e = expedition(3, [...START, 'artifact-mask'])
      .go('ttt', 'fire-a')
      .go('ttt', 'fire-b', 'artifact-llama', 'treasure-1a');
    const cards = [...e.state.deck, ...e.state.underTemple].map(({ id }) => id);
    expect(cards).not.toContain('artifact-mask');
  });

  test('IG-8 after two strikes of one kind it has one card left and cannot strike again', () => {
    const e = expedition(3, [
      ...strike('fire', START),
      'artifact-llama',
      'fire-a',
      'fire-c',
      'artifact-knife',
      'fire-a',
      'treasure-1a',
    ]);
    expect(e.state.round).toBe(3);
    expect(e.state.removed.map(({ card, round }) => `${round} ${card.id}`)).toEqual(['1 fire-b', '2 fire-c']);
    expect(e.state.deck.filter((card) => card.kind === 'hazard' && card.hazard === 'fire')).toEqual([]);
  });
});
