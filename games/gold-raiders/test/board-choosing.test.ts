import { stepKey } from '@quri/board-kit';
import { playThrough } from '@quri/board-kit/gallery';
import { describe, expect, test } from 'vitest';
import { SUBJECT, spreading } from '../gallery/scenes.ts';
import { wantedFrom } from '../src/board/choosing/impossible.ts';
import { questionOf } from '../src/board/choosing/labels.ts';
import { choices, type Step, targetsAfter } from '../src/board/choosing/steps.ts';
import { WORDS } from '../src/board/words.ts';
import type { Card, Intent } from '../src/vocabulary.ts';
import { peek, reveal, stack, steal } from './raid.ts';

const { backFrom, intentOf, onwards, optionsAfter } = choices;

/** Every intent that choosing step by step can lead to, and how many choices each takes. */
function reached(offers: readonly Intent[], taken: readonly Step[] = []): readonly (readonly [Intent, number])[] {
  return optionsAfter(offers, taken).flatMap((option) => {
    const after = onwards(offers, taken, [option]);
    const intent = intentOf(offers, after);
    return intent === undefined ? reached(offers, after) : [[intent, after.length] as const];
  });
}

const offersOf = (seed: string, players: number, policy = spreading): readonly (readonly Intent[])[] =>
  playThrough(SUBJECT, { players, seed, policy })
    .map(({ offers }) => offers)
    .filter(({ length }, i) => length > 0 && i < 120);

describe('choosing step by step', () => {
  test('leads to every offer and to nothing else, each one way', () => {
    for (const players of [2, 4, 6]) {
      for (const offers of offersOf(`steps ${players}`, players)) {
        expect(new Set(reached(offers).map(([intent]) => JSON.stringify(intent)))).toEqual(
          new Set(offers.map((offer) => JSON.stringify(offer))),
        );
        expect(reached(offers)).toHaveLength(offers.length);
      }
    }
  });

  test('does not ask what has one answer: how a mile is used, or whose stack it is between two', () => {
    const offers = [stack('1'), stack('S'), steal(1, 0), steal(1, 1)];
    const [mile, thief] = optionsAfter(offers, []) as [Step, Step];
    expect(optionsAfter(offers, onwards(offers, [], [mile])).map(({ ask }) => ask)).toEqual(['onto']);
    const using = onwards(offers, [], [thief]);
    expect(optionsAfter(offers, using).map(stepKey)).toEqual(['use lay steal', 'use effect steal']);
    const taking = onwards(offers, using, [{ ask: 'use', use: 'effect', card: 'steal' }]);
    expect(optionsAfter(offers, taking).map(stepKey)).toEqual(['stack 1 0', 'stack 1 1']);
  });

  test('goes back past what was not asked', () => {
    const offers = [stack('1'), stack('S'), steal(1, 0), steal(1, 1)];
    const taking = onwards(offers, onwards(offers, [], [{ ask: 'card', card: 'steal' }]), [
      { ask: 'use', use: 'effect', card: 'steal' },
    ]);
    expect(backFrom(offers, taking)).toEqual([{ ask: 'card', card: 'steal' }]);
    expect(backFrom(offers, [{ ask: 'card', card: 'steal' }])).toEqual([]);
    const laying = onwards(offers, [], [{ ask: 'card', card: 'mile1' }]);
    expect(backFrom(offers, laying)).toEqual([]);
  });

  test('asks where a Steal is laid, and where what it took goes', () => {
    const offers = [stack('S'), stack('S', 0), steal(1, 0), steal(1, 0, 0)];
    const used = (use: 'lay' | 'effect'): readonly Step[] =>
      onwards(offers, [{ ask: 'card', card: 'steal' }], [{ ask: 'use', use, card: 'steal' }]);
    const asked = (taken: readonly Step[]): string | null => questionOf(taken, optionsAfter(offers, taken), WORDS.en);
    expect(asked(used('lay'))).toBe('Where do you lay the Steal card?');
    expect(asked(onwards(offers, used('effect'), [{ ask: 'stack', owner: 1, place: 0 }]))).toBe(
      'Where does the stolen stack go?',
    );
  });

  test('from every place back to the beginning', () => {
    for (const offers of offersOf('back', 4)) {
      for (const offer of offers.filter((_, i) => i % 7 === 0)) {
        let taken: readonly Step[] = choices.missingSteps([offer], [])[0] ?? [];
        expect(taken).not.toEqual([]);
        for (let steps = 0; taken.length > 0; steps++) {
          expect(steps).toBeLessThan(6);
          taken = backFrom(offers, taken);
        }
      }
    }
  });
});

describe('the places that are lit', () => {
  const lit = (offers: readonly Intent[], taken: readonly Step[]): readonly string[] =>
    targetsAfter(offers, taken, 0).map(({ at }) => `${at.owner} ${at.place}`);

  test('are none before a card is chosen', () => {
    expect(lit([stack('1'), stack('1', 0), peek(1, 0)], [])).toEqual([]);
  });

  test('are one’s own stacks and the place beside them for a card that is laid', () => {
    const offers = [stack('1'), stack('1', 0), stack('2')];
    expect(lit(offers, onwards(offers, [], [{ ask: 'card', card: 'mile1' }]))).toEqual(['0 new', '0 0']);
  });

  test('are the stacks of everybody for a Recon, and a tap says whose', () => {
    const offers = [stack('R'), peek(0, 0), peek(1, 0), peek(2, 1)];
    const using: readonly Step[] = [
      { ask: 'card', card: 'recon' },
      { ask: 'use', use: 'effect', card: 'recon' },
    ];
    expect(lit(offers, using)).toEqual(['0 0', '1 0', '2 1']);
    const tapped = targetsAfter(offers, using, 0)[2]!;
    expect(intentOf(offers, [...using, ...tapped.steps])).toEqual(peek(2, 1));
  });

  test('are first what is stolen, then where it goes', () => {
    const offers = [steal(1, 0), steal(1, 0, 0), steal(2, 1), steal(2, 1, 0)];
    const using = onwards(offers, [], [{ ask: 'card', card: 'steal' }]);
    expect(lit(offers, using)).toEqual(['1 0', '2 1']);
    const taken = onwards(offers, using, targetsAfter(offers, using, 0)[1]!.steps);
    expect(lit(offers, taken)).toEqual(['0 new', '0 0']);
  });

  test('are one’s own closed stacks by day', () => {
    expect(lit([reveal(0), reveal(2), { type: 'endTurn' }], [])).toEqual(['0 0', '0 2']);
  });
});

describe('a stack that cannot be chosen', () => {
  const using = (card: Card): readonly Step[] => [
    { ask: 'card', card },
    { ask: 'use', use: 'effect', card },
  ];

  test('stands for something the rules do not offer, in every position', () => {
    const asked = new Set<string>();
    for (const { view, offers } of playThrough(SUBJECT, { players: 4, seed: 'impossible' })) {
      const offered = new Set(offers.map((offer) => JSON.stringify(offer)));
      for (const taken of view.hand.includes('steal') && offers.length > 1 ? [[], using('steal')] : [[]]) {
        const lit = targetsAfter(offers, taken, 0).map(({ at }) => `${at.owner} ${at.place}`);
        view.raiders.forEach(({ stacks }, owner) => {
          stacks.forEach(({ kind }, place) => {
            if (kind === 'open' || lit.includes(`${owner} ${place}`)) return;
            const wanted = wantedFrom(view, taken, owner, place);
            if (wanted === null) return;
            expect(offered).not.toContain(JSON.stringify(wanted));
            asked.add(wanted.type);
          });
        });
      }
    }
    expect(asked).toEqual(new Set(['revealStack', 'peek', 'steal']));
  });

  test('GR-8: is one’s own while a Steal is used; while a card is laid, no stack of somebody else means anything', () => {
    const night = playThrough(SUBJECT, { players: 3, seed: 'own' }).find(
      ({ view }) => view.phase === 'night' && view.raiders.every(({ stacks }) => stacks.length > 0),
    )!.view;
    expect(wantedFrom(night, using('steal'), 0, 0)).toEqual(steal(0, 0));
    const laying: readonly Step[] = [
      { ask: 'card', card: 'mile1' },
      { ask: 'use', use: 'lay', card: 'mile1' },
    ];
    expect(wantedFrom(night, laying, 1, 0)).toBeNull();
  });

  test('is nothing to somebody who looks on, or once it is over', () => {
    const log = playThrough(SUBJECT, { players: 3, seed: 'nobody', viewer: 'spectator' });
    for (const { view } of log) expect(wantedFrom(view, [], 0, 0)).toBeNull();
    expect(wantedFrom(playThrough(SUBJECT, { players: 3, seed: 'nobody' }).at(-1)!.view, [], 0, 0)).toBeNull();
  });
});
