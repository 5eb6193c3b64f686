import { advance, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { ARTIFACT_CARDS } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
import { meta } from '../src/meta.ts';
import { expedition } from './expedition.ts';

describe('editions', () => {
  test('IG-E1 Incan Gold is the default', () => {
    expect(meta.options.edition).toMatchObject({
      default: 'incan-gold',
      values: ['incan-gold', 'diamant', 'diamant-2016', 'modern'],
    });
    expect(expedition(3, ['0', 'artifact-mask', 'treasure-1a']).state.deck).toHaveLength(30);
  });

  test('IG-E2 Diamant has no artifacts, everything else the same', () => {
    const e = expedition(3, ['0', 'treasure-9a'], { edition: 'diamant' });
    expect(e.state.deck).toHaveLength(29);
    expect(e.state.underTemple).toEqual([]);
    expect([...e.state.deck].some(({ kind }) => kind === 'artifact')).toBe(false);
    e.go('ccc', 'treasure-1a');
    expect(e.state.round).toBe(2);
    expect(e.state.deck).toHaveLength(29);
  });

  test('IG-E3 Diamant 2016 has all five relics in the deck from the start', () => {
    const e = expedition(3, ['0', 'treasure-9a'], { edition: 'diamant-2016' });
    expect(e.state.deck.filter(({ kind }) => kind === 'artifact')).toHaveLength(5);
    expect(e.state.deck).toHaveLength(34);
    e.go('ccc', 'treasure-1a');
    expect(e.state.deck).toHaveLength(34);
  });

  test('IG-E3 its relics are worth 5 5 5 10 10', () => {
    const e = expedition(3, ['0', 'artifact-mask'], { edition: 'diamant-2016' });
    for (const relic of ['llama', 'knife', 'beaker', 'sunDisc']) e.go('ttt', `artifact-${relic}`);
    e.go('ctt', 'treasure-1a');
    expect(e.explorer(0).artifacts.map(({ value }) => value)).toEqual([5, 5, 5, 10, 10]);
  });

  test('IG-E3 equal wealth is shared at once, without the tie-break', () => {
    const { state } = expedition(3, ['0', 'treasure-9a'], { edition: 'diamant-2016' });
    state.stage = 'over';
    const [first, second] = state.explorers;
    if (first !== undefined && second !== undefined) {
      first.tent = 5;
      second.artifacts = ARTIFACT_CARDS.slice(0, 1).map((card) => ({ card, value: 5 }));
    }
    expect(incanGold.outcome(state)).toEqual({ winners: [0, 1], scores: [5, 5, 0], reason: 'shared' });
  });

  test('IG-E4 the modern edition brings the artifacts in order, worth what is printed on them', () => {
    const e = expedition(3, ['0', 'artifact-sunDisc'], { edition: 'modern' });
    const values: number[] = [];
    ARTIFACT_CARDS.forEach((card, i) => {
      if (i > 0) e.go('cc', card.id);
      e.go('ctt', 'treasure-1a');
      values.push(e.explorer(0).artifacts.at(-1)?.value ?? 0);
    });
    expect(values).toEqual([5, 7, 8, 10, 12]);
  });

  test('IG-E4 an artifact left in the deck keeps its value when it is found later', () => {
    const e = expedition(3, ['0', 'treasure-1a'], { edition: 'modern' })
      .go('ccc', 'artifact-llama')
      .go('ttt', 'artifact-sunDisc')
      .go('ctt', 'treasure-1a');
    expect(e.explorer(0).artifacts.map(({ card, value }) => [card.artifact, value])).toEqual([
      ['llama', 7],
      ['sunDisc', 5],
    ]);
  });

  test('IG-E4 no chance decides which artifact a round has', () => {
    for (let i = 0; i < 20; i++) {
      const state = incanGold.blank(3, {
        edition: 'modern',
        autoSecondCard: true,
        openTents: false,
        twoPlayers: false,
      });
      advance(incanGold, state, rngDice(seededRng(`modern ${i}`)));
      const shown = [...state.deck, ...state.path.map(({ card }) => card)].filter(({ kind }) => kind === 'artifact');
      const known = ARTIFACT_CARDS.slice(0, state.round).map(({ id }) => id);
      for (const { id } of shown) expect(known).toContain(id);
    }
  });
});
