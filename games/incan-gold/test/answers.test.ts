import { advance, apply, defaultOptions, everyChance, frozen, pick, rngDice, seededRng } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { artifactValue, nextValue, printedValue } from '../src/answers/artifact-value.ts';
import { hazardCardsLeft, hazardsMet, isOnPath } from '../src/answers/hazards.ts';
import { artifactsForOne, gemsHome } from '../src/answers/leaving.ts';
import { disasterChance, expectedShare, questCardsLeft } from '../src/answers/next-card.ts';
import { countInside, gemsOnPath, remainderOf, shareOf } from '../src/answers/shares.ts';
import { valueOfArtifacts, wealthOf } from '../src/answers/wealth.ts';
import { artifactOf, hazardOf, QUEST_DECK } from '../src/components.ts';
import { incanGold } from '../src/game.ts';
import { turn } from '../src/rules/proceed.ts';
import { type CardId, EDITIONS } from '../src/vocabulary.ts';
import { expedition } from './expedition.ts';

const START = ['0', 'artifact-mask'];
const carried = (id: string, value: number) => ({ card: artifactOf(id as CardId), value });

describe('answers', () => {
  test('IG-6 IG-9 gems are divided rounded down, and the rest stays', () => {
    expect([shareOf(11, 4), remainderOf(11, 4)]).toEqual([2, 3]);
    expect([shareOf(3, 2), remainderOf(3, 2)]).toEqual([1, 1]);
    expect([shareOf(1, 1), remainderOf(1, 1)]).toEqual([1, 0]);
  });

  test('IG-9 IG-10 what leaving now brings home, by how many leave', () => {
    const { path } = expedition(4, [...START, 'treasure-11a']).view('spectator');
    expect(gemsOnPath(path)).toBe(3);
    expect([1, 2, 4].map((leavers) => gemsHome(2, gemsOnPath(path), leavers))).toEqual([5, 3, 2]);
  });

  test('IG-8 a hazard on the path is dangerous while another card of it is in the deck', () => {
    const e = expedition(3, [...START, 'treasure-9a'])
      .go('ttt', 'fire-a')
      .go('ttt', 'snake-b');
    const view = e.view('spectator');
    expect([isOnPath(view.path, 'fire'), isOnPath(view.path, 'mummy')]).toEqual([true, false]);
    expect([hazardCardsLeft(view, 'fire'), hazardCardsLeft(view, 'mummy')]).toEqual([2, 3]);
    expect(hazardsMet(view)).toEqual({ deadly: ['fire', 'snake'], spent: [] });
    const struck = {
      ...view,
      removed: ['fire-b', 'fire-c'].map((id, i) => ({ round: i + 1, card: hazardOf(id as CardId) })),
    };
    expect(hazardCardsLeft(struck, 'fire')).toBe(0);
    expect(hazardsMet(struck)).toEqual({ deadly: ['snake'], spent: ['fire'] });
    // Four of the cards left are snakes and fires; the deck has 31 less the three turned.
    expect(disasterChance(view)).toBeCloseTo(4 / 28);
  });

  test('IG-11 IG-E4 what artifacts are worth, by edition and by how many are out', () => {
    expect([0, 2, 3].map((out) => artifactValue('incan-gold', 'mask', out))).toEqual([5, 5, 10]);
    expect([artifactValue('modern', 'mask', 4), printedValue('modern', 'beaker')]).toEqual([8, 12]);
    expect(printedValue('diamant-2016', 'mask')).toBeUndefined();
    const view = expedition(3, [...START, 'artifact-mask']).view('spectator');
    const afterTwo = {
      ...view,
      carriedOut: 2,
      path: [...view.path, { card: artifactOf('artifact-knife' as CardId), gems: 0 }],
    };
    expect(artifactsForOne(afterTwo)).toEqual([carried('artifact-mask', 5), carried('artifact-knife', 10)]);
    expect([nextValue(view), nextValue({ ...view, carriedOut: 3 })]).toEqual([5, 10]);
    expect(nextValue({ ...view, path: [], artifactsInDeck: [], artifactsUnderTemple: [] })).toBeUndefined();
    expect(nextValue({ ...view, options: { ...view.options, edition: 'modern' } })).toBeUndefined();
  });

  test('IG-16 wealth is the tent and the values of artifacts', () => {
    const artifacts = [carried('artifact-mask', 5), carried('artifact-llama', 10)];
    expect([valueOfArtifacts(artifacts), valueOfArtifacts([])]).toEqual([15, 0]);
    expect([wealthOf(7, artifacts), wealthOf(7, [])]).toEqual([22, 7]);
  });

  test.each(EDITIONS)('IG-6 IG-8 the odds of the next card are those of the rules, from any seat: %s', (edition) => {
    const rng = seededRng(`odds/${edition}`);
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const players = 3 + rng.below(6);
      const state = incanGold.blank(players, { ...defaultOptions(incanGold.meta.options, players), edition });
      advance(incanGold, state, rngDice(rng));
      for (
        let [seat] = incanGold.awaited(frozen(state));
        seat !== undefined;
        [seat] = incanGold.awaited(frozen(state))
      ) {
        // As it comes in a message: its cards are no objects of the engine.
        const view = structuredClone(incanGold.project(frozen(state), seat));
        const inside = countInside(view.explorers);
        const cards = everyChance((dice) => turn(frozen(state), dice));
        const mean = (value: (card: (typeof cards)[number]['value']) => number): number =>
          cards.reduce((sum, { probability, value: card }) => sum + probability * value(card), 0);
        expect(disasterChance(view)).toBeCloseTo(mean(({ type }) => (type === 'hazardStruck' ? 1 : 0)));
        expect(expectedShare(view, inside)).toBeCloseTo(
          mean((card) => (card.type === 'treasureFound' ? card.share : 0)),
        );
        expect(questCardsLeft(view).map(({ id }) => id)).toEqual(
          QUEST_DECK.filter((card) => state.deck.includes(card)).map(({ id }) => id),
        );
        asked++;
        apply(incanGold, state, seat, pick(rng, incanGold.legal(frozen(state), seat)), rngDice(rng));
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});
