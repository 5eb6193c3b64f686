import { rngDice, seat, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { ARTIFACT_CARDS, cardOf, HAZARD_CARDS, QUEST_DECK, TREASURES } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
import { meta } from '../src/meta.ts';
import { HAZARDS } from '../src/vocabulary.ts';
import { expedition } from './expedition.ts';

const START = ['0', 'artifact-mask'];

describe('components', () => {
  test('IG-C1 fifteen treasures that sum to 124 and three each of five hazards', () => {
    expect(TREASURES.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]);
    expect(TREASURES.reduce((sum, { value }) => sum + value, 0)).toBe(124);
    expect(HAZARDS.map((kind) => HAZARD_CARDS.filter(({ hazard }) => hazard === kind).length)).toEqual([3, 3, 3, 3, 3]);
    expect(HAZARD_CARDS).toHaveLength(15);
    expect(new Set([...QUEST_DECK, ...ARTIFACT_CARDS].map(({ id }) => id)).size).toBe(35);
  });

  test('IG-C2 five artifacts under the temple cards, each as likely as another to come first', () => {
    const firsts = new Map<string, number>();
    for (let i = 0; i < 2000; i++) {
      const blank = incanGold.blank(4, expedition(4, START).state.options);
      const [begun] = incanGold.proceed(blank, rngDice(seededRng(`artifact ${i}`)));
      const artifact = begun?.type === 'roundBegun' ? String(begun.artifact) : '';
      firsts.set(artifact, (firsts.get(artifact) ?? 0) + 1);
    }
    expect([...firsts.keys()].sort()).toEqual(ARTIFACT_CARDS.map(({ id }) => id as string).sort());
    for (const count of firsts.values()) expect(count).toBeGreaterThan(320);
  });

  test('IG-C3 a payout is never limited by the supply: 105 points of gems are out, more than there are turquoises', () => {
    const e = expedition(3, [...START, 'treasure-17a']);
    for (const card of ['treasure-15a', 'treasure-14a', 'treasure-13a', 'treasure-11a', 'treasure-11b', 'treasure-9a'])
      e.go('ttt', card);
    for (const card of ['treasure-7a', 'treasure-7b', 'treasure-5a', 'treasure-5b', 'treasure-4a', 'treasure-3a'])
      e.go('ttt', card);
    expect(e.besides()).toEqual([35, 35, 35]);
  });

  test('IG-C4 three to eight play; two only where the table says so', () => {
    const options = expedition(3, START).state.options;
    expect(meta.players(options)).toEqual({ min: 3, max: 8 });
    expect(meta.players({ ...options, twoPlayers: true })).toEqual({ min: 2, max: 8 });
    expect(meta.options.twoPlayers).toEqual({ kind: 'flag', default: false });
  });
});

describe('a round', () => {
  test('IG-1 shows the artifact under its temple card and shuffles it into the whole deck', () => {
    const e = expedition(4, ['0', 'artifact-llama', 'treasure-5a']);
    expect(e.state.round).toBe(1);
    expect(e.state.deck.map(({ id }) => id)).toContain('artifact-llama');
    expect(e.state.deck).toHaveLength(30);
    expect(e.state.underTemple.map(({ artifact }) => artifact).sort()).toEqual(['beaker', 'knife', 'mask', 'sunDisc']);
  });

  test('IG-1 has every card of earlier rounds back that was not removed', () => {
    const e = expedition(3, [...START, 'treasure-5a'])
      .go('ttt', 'snake-a')
      .go('ccc', 'artifact-llama', 'treasure-1a');
    expect(e.state.round).toBe(2);
    expect(e.state.deck).toHaveLength(31);
    expect(e.state.deck).toContain(cardOf('treasure-5a' as never));
    expect(e.state.deck).toContain(cardOf('snake-a' as never));
  });

  test('IG-1 the game has five rounds', () => {
    const e = expedition(3, [...START, 'treasure-5a']);
    for (let round = 1; round <= 5; round++) {
      expect(e.state.round).toBe(round);
      expect(e.final()).toBeUndefined();
      e.go(
        'ccc',
        ...(round < 5
          ? ARTIFACT_CARDS.filter((card) => e.state.underTemple.includes(card))
              .slice(0, 1)
              .map(({ id }) => id)
          : []),
        'treasure-5a',
      );
    }
    expect(e.state.round).toBe(5);
    expect(e.final()).toBeDefined();
    expect(incanGold.awaited(e.state)).toEqual([]);
  });

  test('IG-2 the first card is turned for everybody before anybody is asked', () => {
    const e = expedition(4, [...START, 'treasure-9a']);
    expect(e.inside()).toEqual([0, 1, 2, 3]);
    expect(e.path()).toEqual(['treasure-9a:1']);
    expect(incanGold.awaited(e.state)).toEqual([0, 1, 2, 3]);
  });

  test('IG-2 every further turn begins with a choice by everybody still inside', () => {
    const e = expedition(4, [...START, 'treasure-9a']).go('tcct', 'treasure-2a');
    expect(incanGold.awaited(e.state)).toEqual([0, 3]);
  });

  test('IG-3 after a hazard as very first card the next comes at once', () => {
    const e = expedition(4, [...START, 'fire-a', 'treasure-4a']);
    expect(e.path()).toEqual(['fire-a', 'treasure-4a']);
  });

  test('IG-3 only the first card counts for this: after two different hazards there is a choice', () => {
    const e = expedition(4, [...START, 'fire-a', 'snake-a']);
    expect(e.path()).toEqual(['fire-a', 'snake-a']);
    expect(incanGold.awaited(e.state)).toHaveLength(4);
  });

  test('IG-3 a hazard is not the first card because the artifacts before it were carried off', () => {
    const one = expedition(3, [...START, 'artifact-mask']).go('ctt', 'fire-a', 'treasure-4a');
    expect(one.path()).toEqual(['fire-a']);
    expect(incanGold.awaited(one.state)).toEqual([1, 2]);
    const two = expedition(3, ['0', 'treasure-1a'], { edition: 'diamant-2016' }).go('ccc', 'artifact-mask');
    two.go('ttt', 'artifact-llama').go('tct', 'snake-a', 'treasure-4a');
    expect(two.path()).toEqual(['snake-a']);
    expect(incanGold.awaited(two.state)).toEqual([0, 2]);
  });

  test('IG-3 a round can end before any choice', () => {
    const e = expedition(4, [...START, 'fire-a', 'fire-b', 'artifact-llama', 'treasure-1a']);
    expect(e.state.round).toBe(2);
    expect(e.state.removed).toEqual([{ round: 1, card: cardOf('fire-b' as never) }]);
  });

  test.each(['treasure-1a', 'artifact-mask'])('IG-3 after %s as first card the choice is offered', (card) => {
    const e = expedition(4, [...START, card]);
    expect(e.state.path).toHaveLength(1);
    expect(incanGold.awaited(e.state)).toHaveLength(4);
  });

  test('IG-3 with the option off a first hazard is followed by a choice', () => {
    const e = expedition(4, [...START, 'fire-a'], { autoSecondCard: false });
    expect(e.path()).toEqual(['fire-a']);
    expect(incanGold.awaited(e.state)).toHaveLength(4);
  });

  test('IG-13 it ends when nobody is inside: artifacts on the path and gems left on cards are gone', () => {
    const e = expedition(4, [...START, 'artifact-mask'])
      .go('tttt', 'treasure-11a')
      .go('cctt', 'treasure-1a');
    expect(e.path()).toEqual(['artifact-mask', 'treasure-11a:1', 'treasure-1a:1']);
    e.go('cc', 'artifact-llama', 'treasure-2a');
    expect(e.state.round).toBe(2);
    const cards = [...e.state.deck, ...e.state.path.map(({ card }) => card)].map(({ id }) => id);
    expect(cards).not.toContain('artifact-mask');
    expect(cards).toContain('treasure-11a');
    expect(e.explorer(0).artifacts).toEqual([]);
    expect(e.path()).toEqual(['treasure-2a:2']);
  });

  test('IG-13 the last ones out divide what is left, a lone one takes all of it', () => {
    const several = expedition(3, [...START, 'treasure-5a']).go('ccc', 'artifact-llama', 'treasure-1a');
    expect(several.tents()).toEqual([1, 1, 1]);
    const alone = expedition(3, [...START, 'treasure-5a'])
      .go('cct', 'treasure-3a')
      .go('c', 'artifact-llama', 'treasure-1a');
    expect(alone.tents()).toEqual([2, 2, 4]);
  });

  test('IG-14 an artifact that was not turned up stays in the deck', () => {
    const e = expedition(3, [...START, 'treasure-5a']).go('ccc', 'artifact-llama', 'treasure-1a');
    expect(e.state.deck.map(({ id }) => id)).toEqual(expect.arrayContaining(['artifact-mask', 'artifact-llama']));
    expect(e.view('spectator').artifactsInDeck.map(({ artifact }) => artifact)).toEqual(['llama', 'mask']);
    expect(e.state.deck).toHaveLength(31);
  });

  test('IG-15 the start player is drawn for round 1 and moves on by one seat each round', () => {
    const e = expedition(3, ['2', 'artifact-mask', 'treasure-5a']);
    expect(e.state.startPlayer).toBe(2);
    e.go('ccc', 'artifact-llama', 'treasure-1a');
    expect(e.state.startPlayer).toBe(0);
    e.go('ccc', 'artifact-knife', 'treasure-1a');
    expect(e.state.startPlayer).toBe(1);
    const starts = new Set(
      Array.from({ length: 60 }, (_, i) => {
        const [begun] = incanGold.proceed(incanGold.blank(3, e.state.options), rngDice(seededRng(`start ${i}`)));
        return begun?.type === 'roundBegun' ? begun.startPlayer : seat(7);
      }),
    );
    expect([...starts].sort()).toEqual([0, 1, 2]);
  });
});
