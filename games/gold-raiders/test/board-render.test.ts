import type { SeatLook } from '@quri/board-kit';
import { sayIntent } from '@quri/words';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { asViewer, type Message, playedOut, spreading } from '../gallery/raid-log.ts';
import type { GoldRaidersProps } from '../src/board/board.tsx';
import { intentOf, onwards, optionsAfter, type Pick } from '../src/board/choosing/routes.ts';
import { setChosen } from '../src/board/choosing/use-choosing.ts';
import { WORDS } from '../src/board/words.ts';
import { board } from '../src/board.ts';
import { Cover } from '../src/cover.ts';
import { CARD_EN } from '../src/text/names.en.ts';
import { CARD_PL } from '../src/text/names.pl.ts';
import { CARDS, type Intent } from '../src/vocabulary.ts';
import { words } from '../src/words.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Bot', 'Ida'];

function propsOf({ view, seen, seq, offers }: Message, some: Partial<GoldRaidersProps> = {}): GoldRaidersProps {
  const language = some.language ?? 'en';
  const seats: readonly SeatLook[] = view.raiders.map((_, seat) => ({
    name: NAMES[seat] as string,
    seat,
    kind: seat === view.viewer ? 'you' : 'person',
    present: seat !== 2,
  }));
  return {
    view,
    before: null,
    seen,
    seq,
    offers,
    pending: null,
    play: () => {},
    label: (intent) => sayIntent(words[language], intent, (seat) => NAMES[seat] as string),
    seats,
    language,
    pace: 'calm',
    still: false,
    onSettled: () => {},
    ...some,
  };
}

const drawn = (message: Message, some?: Partial<GoldRaidersProps>): string =>
  renderToString(createElement(board.Board, propsOf(message, some)));

const offered = (message: Message, some?: Partial<GoldRaidersProps>): string =>
  renderToStaticMarkup(createElement(board.Actions, propsOf(message, some)));

/** Two sides of the same moment: what a mark of a face looks like in the page. */
const FACE = /viewBox="0 0 (?:50 70|24 24)"|0 0 100 140" width/;

describe('the board', () => {
  test('draws every view of games of all sizes with nothing missing', () => {
    for (let players = 2; players <= 6; players++) {
      const log = playedOut({
        players,
        viewer: asViewer(players % 3 === 0 ? -1 : 0),
        seed: 'draw',
        options: { trail: 12 },
      });
      log.forEach((message, i) => {
        if (i % 17 !== 0 && i !== log.length - 1) return;
        const html = drawn(message, { language: i % 2 === 0 ? 'en' : 'pl' });
        expect(html).not.toMatch(/undefined|NaN|\[object/);
        for (const { name } of propsOf(message).seats) expect(html).toContain(name);
      });
    }
  });

  test('GR-6: has no face of a closed stack, of anybody’s, in any position of the night', () => {
    for (const viewer of [0, 1, -1]) {
      const log = playedOut({ players: 4, viewer: asViewer(viewer), seed: 'secret' });
      const nights = log.filter(
        ({ view }) => view.phase === 'night' && view.peek === null && view.discards.length === 0,
      );
      expect(nights.length).toBeGreaterThan(10);
      for (const message of nights.slice(0, 24)) {
        const html = drawn({ ...message, offers: [] });
        expect(html).not.toMatch(FACE);
        for (const card of CARDS) expect(html).not.toContain(WORDS.en.card[card]);
      }
    }
  });

  test('GR-6: neither has a card that was just laid, while it lands', () => {
    const log = playedOut({ players: 3, viewer: asViewer(0), seed: 'landing' });
    const at = log.findIndex(
      ({ seen, view }) =>
        view.discards.length === 0 && seen.some((one) => one.type === 'cardStacked' && one.seat === 0),
    );
    const html = drawn({ ...log[at]!, offers: [] }, { before: log[at - 1]!.view });
    expect(html).toContain('data-beat="lay"');
    expect(html).not.toMatch(FACE);
  });

  test('GR-6: with the memory aid it has what the viewer knows, and nothing of a stack it does not', () => {
    const log = playedOut({ players: 3, viewer: asViewer(0), seed: 'aid', options: { memoryAid: true } });
    const late = log.find(
      ({ view }) => view.phase === 'night' && view.raiders.every(({ stacks }) => stacks.length > 1),
    )!;
    const html = drawn(late);
    const known = late.view.raiders
      .flatMap(({ stacks }) => stacks)
      .filter((one) => one.kind === 'closed' && one.known?.some(Boolean));
    expect(known.length).toBeGreaterThan(0);
    expect(html.match(/you know, bottom card first/g)).toHaveLength(known.length);
  });

  test('GR-7: a peek is for the peeker, and gone with the tap', () => {
    const log = playedOut({ players: 4, viewer: asViewer(0), seed: 'peek' });
    const other = playedOut({ players: 4, viewer: asViewer(1), seed: 'peek' });
    const at = log.findIndex(({ view }) => (view.peek?.faces?.length ?? 0) > 1);
    const seen = drawn(log[at]!);
    expect(seen).toContain('Look away');
    for (const face of log[at]!.view.peek!.faces!) expect(seen).toContain(`aria-label="${WORDS.en.card[face]}"`);
    const tapped = drawn(log[at]!, { pending: { type: 'lookAway' } });
    expect(tapped).not.toContain('Look away');
    expect(tapped).not.toMatch(/0 0 100 140" width/);
    expect(drawn(other[at]!)).not.toMatch(/0 0 100 140" width/);
    expect(drawn(other[at]!)).toContain('is peeking at it');
    const after = drawn({ ...log[at + 1]!, offers: [] }, { before: log[at]!.view });
    expect(after).not.toMatch(/0 0 100 140" width/);
  });

  test('what an open stack came to is told card by card', () => {
    const log = playedOut({ players: 3, viewer: asViewer(0), seed: 'open' });
    const day = log.findLast(({ view }) =>
      view.raiders.some(({ stacks }) => stacks.some(({ kind }) => kind === 'open')),
    )!;
    const html = drawn(day);
    for (const { stacks } of day.view.raiders) {
      for (const stack of stacks) {
        if (stack.kind !== 'open') continue;
        const cards = stack.reading.counted.map(({ card, as }) => `${WORDS.en.card[card]} (${WORDS.en.counted[as]})`);
        expect(html).toContain(cards.join(', '));
      }
    }
  });

  test('GR-18: tells who won and why', () => {
    for (const seed of ['end 1', 'end 2', 'end 3']) {
      const log = playedOut({ players: 5, viewer: asViewer(0), seed, options: { trail: 10 } });
      const final = log.at(-1)!.view.final!;
      expect(drawn(log.at(-1)!)).toContain(WORDS.en.wonBy[final.reason]);
      expect(drawn(log.at(-1)!)).toContain(WORDS.en.wins(NAMES[final.winners[0]!]!));
    }
  });

  test('hides every drawing from those who listen', () => {
    const log = playedOut({ players: 6, viewer: asViewer(0), seed: 'listen' });
    for (const message of [log[1]!, log[40]!, log.at(-1)!]) {
      for (const [svg] of drawn(message).matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
    }
  });

  test('has a cover', () => {
    expect(renderToStaticMarkup(createElement(Cover))).not.toMatch(/undefined|NaN/);
  });
});

describe('the action bar', () => {
  const log = playedOut({ players: 4, viewer: asViewer(0), seed: 'act', playing: spreading });

  /** The words of all buttons on the way, and of those that end it. */
  function walked(message: Message, picked: readonly Pick[] = []): readonly string[] {
    setChosen(message.offers, { picked });
    const [bar, table] = [offered(message), drawn(message)];
    return optionsAfter(message.offers, picked).flatMap((option) => {
      const after = onwards(message.offers, picked, [option]);
      const intent = intentOf(message.offers, after);
      if (intent === undefined) return walked(message, after);
      const name = propsOf(message).label(intent);
      // In the bar and, where it is a place, on the table as well; a peek is ended where it is seen.
      if (intent.type !== 'lookAway') expect(bar).toContain(name);
      if (intent.type !== 'endTurn') expect(table).toContain(name);
      return [name];
    });
  }

  test('leads by buttons to every offer, each by its full name', () => {
    const asked = log.filter(({ offers }) => offers.length > 0);
    for (const message of asked.filter((_, i) => i < 16 && i % 3 === 0)) {
      const all = message.offers.map((offer: Intent) => propsOf(message).label(offer));
      expect(new Set(walked(message))).toEqual(new Set(all));
    }
  });

  test('shows the hand also while nothing is asked, without any button', () => {
    const waiting = log.find(({ view, offers }) => offers.length === 0 && view.hand.length > 4)!;
    expect(offered(waiting)).not.toContain('<button');
    for (const card of waiting.view.hand) expect(offered(waiting)).toContain(WORDS.en.card[card]);
  });

  test('is not there for somebody who looks on', () => {
    expect(offered(playedOut({ players: 3, viewer: asViewer(-1), seed: 'on' })[5]!)).toBe('');
  });
});

test('the board and the text call cards by the same names', () => {
  expect(WORDS.en.card).toEqual(CARD_EN);
  expect(WORDS.pl.card).toEqual(CARD_PL);
});
