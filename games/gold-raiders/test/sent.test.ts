import { failureOf } from '@quri/conformance';
import { type Game, type Shortfall, seat } from '@quri/kernel';
import { saySeen } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { FULL_DECK } from '../src/components.ts';
import { type GoldRaiders, raidersWith } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import { subject } from './subject.ts';

const game = raidersWith({ ...FULL_DECK, rounds: 3 });
const setting = { players: 3, options: { trail: 10, memoryAid: true }, seed: 'sent' };
const whole = game.shortfall as Shortfall<GoldRaiders>;

const failure = (check: RegExp, broken: Partial<Game<GoldRaiders>>): string =>
  failureOf(check, { ...subject, game: { ...game, ...broken } }, setting)?.message ?? '';

/** What was seen, without one of its parts. */
const without = (part: 'hand' | 'card' | 'faces'): Partial<Game<GoldRaiders>> => ({
  redact: (before, event, viewer) => {
    const seen = { ...game.redact(before, event, viewer) } as Seen & Partial<Record<typeof part, unknown>>;
    delete seen[part];
    return seen;
  },
});

/** The shortfall of everything but one part. */
const forgetting = (type: Seen['type']): Partial<Game<GoldRaiders>> => ({
  shortfall: { ...whole, seen: (seen) => (seen.type === type ? 0 : whole.seen(seen)) },
});
const overlooking = (part: Partial<View>): Partial<Game<GoldRaiders>> => ({
  shortfall: { ...whole, view: (view) => whole.view({ ...view, ...part }) },
});

describe('the log of a game of memory', () => {
  const shown: readonly (readonly [string, Seen, object])[] = [
    [
      'GR-1 its hand',
      { type: 'roundBegun', round: 2, firstPlayer: seat(0), handSize: 2 },
      { hand: ['mile1', 'steal'] },
    ],
    ['GR-6 the card it stacked', { type: 'cardStacked', seat: seat(1), onto: 'new', place: 0 }, { card: 'bandits' }],
    ['GR-7 what it peeked at', { type: 'peekOpened', seat: seat(1), owner: seat(0), place: 0 }, { faces: ['mile3'] }],
  ];

  test.each(shown)('does not say what one seat alone was shown: %s', (_what, seen, secret) => {
    for (const language of ['en', 'pl'] as const) {
      const said = (one: Seen): string => saySeen({ en, pl }[language], one, (by) => `P${by}`);
      expect(said({ ...seen, ...secret } as Seen)).toBe(said(seen));
    }
  });
});

describe('the suite notices when', () => {
  test.each([
    ['GR-1 a hand', 'hand'],
    ['GR-4 a card that was stacked', 'card'],
    ['GR-7 what was peeked at', 'faces'],
  ] as const)('%s is in the view of a seat that was not told of it', (_what, part) => {
    expect(failure(/^equal seen/, without(part))).toMatch(/did not see/);
  });

  test.each([
    ['GR-1 a hand that was dealt', forgetting('roundBegun'), /what was seen/],
    ['GR-4 a card that was stacked', forgetting('cardStacked'), /what was seen/],
    ['GR-7 cards that are peeked at', forgetting('peekOpened'), /what was seen/],
    ['GR-1 a hand', overlooking({ hand: [] }), /a view/],
    ['GR-6 the cards a seat is reminded of', overlooking({ raiders: [] }), /a view/],
    ['GR-7 the cards in front of somebody who peeks', overlooking({ peek: null }), /a view/],
  ])('the size of %s tells them', (_what, broken, says) => {
    expect(failure(/^sizes/, broken)).toMatch(says);
  });

  test('GR-1 the size of what is offered tells a hand', () => {
    const { maximalOffers: _conceivable, ...unpadded } = game;
    expect(failureOf(/^sizes/, { ...subject, game: unpadded }, setting)?.message).toMatch(/what is offered/);
  });

  test.each([/^equal seen/, /^sizes/])('and says nothing against the game as it is: %s', (name) => {
    expect(failure(name, {})).toBe('');
  });
});
