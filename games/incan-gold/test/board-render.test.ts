import type { SeatLook } from '@quri/board-kit';
import { sayIntent } from '@quri/words';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { asViewer, type Message, playedOut } from '../gallery/expedition-log.ts';
import type { IncanGoldProps } from '../src/board/board.tsx';
import { WORDS } from '../src/board/words.ts';
import { board } from '../src/board.ts';
import { Cover } from '../src/cover.ts';
import { ARTIFACT_EN, HAZARD_EN } from '../src/text/names.en.ts';
import { ARTIFACT_PL, HAZARD_PL } from '../src/text/names.pl.ts';
import { ARTIFACTS, EDITIONS, HAZARDS } from '../src/vocabulary.ts';
import { words } from '../src/words.ts';

const NAMES = ['Anna', 'Jan', 'Ewa', 'Olek', 'Bot', 'Ida', 'Leon', 'Maja'];

function propsOf({ view, seen, seq, offers }: Message, some: Partial<IncanGoldProps> = {}): IncanGoldProps {
  const language = some.language ?? 'en';
  const seats: readonly SeatLook[] = view.explorers.map((_, seat) => ({
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
    label: (intent) => sayIntent(words[language], intent, String),
    seats,
    language,
    pace: 'calm',
    still: false,
    onSettled: () => {},
    ...some,
  };
}

const drawn = (message: Message, some?: Partial<IncanGoldProps>): string =>
  renderToString(createElement(board.Board, propsOf(message, some)));

const offered = (message: Message, some?: Partial<IncanGoldProps>): string =>
  renderToStaticMarkup(createElement(board.Actions, propsOf(message, some)));

describe('the board', () => {
  test.each(EDITIONS)('draws every view of a game with nothing missing, in %s', (edition) => {
    const log = playedOut({ players: 5, viewer: asViewer(0), seed: `draw ${edition}`, options: { edition } });
    log.forEach((message, i) => {
      const language = i % 2 === 0 ? 'en' : 'pl';
      const html = drawn(message, { language });
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      for (const { name } of propsOf(message).seats) expect(html).toContain(name);
      for (const { card } of message.view.path) {
        if (card.kind === 'hazard') expect(html).toContain(WORDS[language].hazard[card.hazard]);
        if (card.kind === 'artifact') expect(html).toContain(WORDS[language].artifact[card.artifact]);
        if (card.kind === 'treasure') expect(html).toContain(WORDS[language].treasure(card.value));
      }
    });
  });

  test('draws what a spectator sees, and every number of players', () => {
    for (let players = 2; players <= 8; players++) {
      const log = playedOut({ players, viewer: asViewer(-1), seed: 'look on', options: { twoPlayers: true } });
      for (const message of log.filter((_, i) => i % 7 === 0)) expect(drawn(message)).not.toMatch(/undefined|NaN/);
    }
  });

  test('starts a staged message from what was shown before it', () => {
    const log = playedOut({ players: 3, viewer: asViewer(0), seed: 'staged' });
    const [start, first] = [log[0]!, log[1]!];
    expect(drawn(first, { before: start.view })).toContain('data-beat="enter"');
    expect(drawn(first, { before: start.view, pace: 'instant' })).not.toContain('data-beat');
  });

  test('hides every drawing from those who listen', () => {
    const log = playedOut({ players: 8, viewer: asViewer(0), seed: 'listen' });
    for (const message of [log[1]!, log.at(-1)!]) {
      for (const [svg] of drawn(message).matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
    }
  });

  test('IG-17: says what is in a tent only where the view does', () => {
    const log = playedOut({ players: 4, viewer: asViewer(1), seed: 'tents' });
    const late = log.findLast(({ view }) => view.final === null)!;
    expect(drawn(late).match(/in the tent/g)).toHaveLength(1);
    expect(drawn(log.at(-1)!).match(/in the tent/g)).toHaveLength(4);
  });

  test('has a cover', () => {
    expect(renderToStaticMarkup(createElement(Cover))).not.toMatch(/undefined|NaN/);
  });
});

describe('the choice', () => {
  const log = playedOut({ players: 3, viewer: asViewer(0), seed: 'choose' });
  const open = log.find(({ view, offers }) => offers.length > 0 && view.choice === null)!;
  const made = log.find(({ view, offers }) => offers.length > 0 && view.choice !== null)!;

  test.each(['en', 'pl'] as const)('is two buttons named as the game names them, in %s', (language) => {
    const html = offered(open, { language });
    expect(html.match(/<button/g)).toHaveLength(2);
    for (const offer of open.offers) expect(html).toContain(sayIntent(words[language], offer, String));
    expect(html).toMatch(/aria-keyshortcuts="T".*aria-keyshortcuts="C"/);
    expect(html).not.toContain('aria-pressed="true"');
  });

  test('lies face down once made, and the other one is still there', () => {
    const html = offered(made);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  test('shows at once what was tapped and not answered yet', () => {
    const html = offered(open, { pending: open.offers[1]! });
    expect(html).toMatch(/aria-pressed="true" aria-busy="true"/);
  });

  test('is not there when nothing is asked', () => {
    expect(offered(log.at(-1)!)).toBe('');
  });
});

test('the board and the text call things by the same names', () => {
  for (const hazard of HAZARDS) {
    expect(WORDS.en.hazard[hazard]).toBe(HAZARD_EN[hazard].name);
    expect(WORDS.pl.hazard[hazard]).toBe(HAZARD_PL[hazard].name);
  }
  for (const artifact of ARTIFACTS) {
    expect(WORDS.en.artifact[artifact]).toBe(ARTIFACT_EN[artifact]);
    expect(WORDS.pl.artifact[artifact]).toBe(ARTIFACT_PL[artifact].name);
  }
});
