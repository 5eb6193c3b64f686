import { boardTrial } from '@quri/conformance/board';
import { sayIntent } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { WORDS } from '../src/board/words.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { EDITIONS } from '../src/vocabulary.ts';

const { played, props, drawn, offered } = boardTrial(SUBJECT);

describe('the board', () => {
  test.each(EDITIONS)('names everybody and every card on the path, in %s', (edition) => {
    const log = played({ players: 5, seed: `draw ${edition}`, options: { edition } });
    log.forEach((message, i) => {
      if (i % 3 !== 0) return;
      const language = i % 2 === 0 ? 'en' : 'pl';
      const html = drawn(message, { language });
      for (const { name } of props(message).seats) expect(html).toContain(name);
      for (const { card } of message.view.path) {
        if (card.kind === 'hazard') expect(html).toContain(WORDS[language].hazard(card.hazard));
        if (card.kind === 'artifact') expect(html).toContain(WORDS[language].artifact(card.artifact));
        if (card.kind === 'treasure') expect(html).toContain(WORDS[language].treasure(card.value));
      }
    });
  });

  test('IG-17: says what is in a tent only where the view does', () => {
    const log = played({ players: 4, viewer: 1, seed: 'tents' });
    const late = log.findLast(({ view }) => view.final === null)!;
    expect(drawn(late).match(/in the tent/g)).toHaveLength(1);
    expect(drawn(log.at(-1)!).match(/in the tent/g)).toHaveLength(4);
  });
});

describe('the deck', () => {
  const log = played({ players: 4, seed: 'camp' });
  const disabled = /<button[^>]* aria-disabled="true"/;

  test('IG-12: can be tapped to be told why by those in camp, and by nobody else', () => {
    for (const viewer of [0, 'spectator'] as const) {
      const camp = played({ players: 4, seed: 'camp', viewer }).filter(
        ({ view }) => view.final === null && view.round > 0 && !view.explorers[0]!.inside,
      );
      expect(camp).not.toEqual([]);
      for (const message of camp.slice(0, 8)) {
        if (viewer === 0) expect(drawn(message)).toMatch(disabled);
        else expect(drawn(message)).not.toMatch(disabled);
      }
    }
    for (const message of log.filter(({ offers }) => offers.length > 0)) expect(drawn(message)).not.toMatch(disabled);
    expect(drawn(log.at(-1)!)).not.toMatch(disabled);
  });
});

describe('the choice', () => {
  const log = played({ players: 3, seed: 'choose' });
  const open = log.find(({ view, offers }) => offers.length > 0 && view.choice === null)!;
  const made = log.find(({ view, offers }) => offers.length > 0 && view.choice !== null)!;

  test.each(['en', 'pl'] as const)('is two buttons named as the game names them, in %s', (language) => {
    const html = offered(open, { language });
    expect(html.match(/<button/g)).toHaveLength(2);
    for (const offer of open.offers) expect(html).toContain(sayIntent({ en, pl }[language], offer, String, null));
    const [torch, camp] = { en: 'TC', pl: 'PO' }[language];
    expect(html).toMatch(new RegExp(`aria-keyshortcuts="${torch}".*aria-keyshortcuts="${camp}"`));
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
