import { readFileSync } from 'node:fs';
import { chosenSteps } from '@quri/board-kit';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import type { Step } from '../src/board/choosing/steps.ts';
import { RULES_OF_CARD, RULES_OF_PIECE } from '../src/board/rules-of.ts';
import { CARDS } from '../src/vocabulary.ts';

const { played, drawn, offered } = boardTrial(SUBJECT);
const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

const idsIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-rule="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(' '));
const has = (html: string, rules: string): boolean => html.includes(`data-rule="${rules}"`);

describe('what lies on the table names the rules that explain it', () => {
  const log = played({ players: 4, seed: 'rules', options: { trail: 12 } });

  test('all of them are in SPEC.md', () => {
    const ids = new Set(log.flatMap((message) => [...idsIn(drawn(message)), ...idsIn(offered(message))]));
    for (const rules of [...Object.values(RULES_OF_CARD), ...Object.values(RULES_OF_PIECE)])
      for (const id of rules.split(' ')) ids.add(id);
    expect(ids.size).toBeGreaterThan(12);
    for (const id of ids) expect(SPEC).toContain(`**${id}**`);
  });

  test('trail, lagoon, temple, every raider, the idol and the time of day', () => {
    const html = drawn(log[3]!);
    const { trail, lagoon, temple, idol, time } = RULES_OF_PIECE;
    for (const rules of [trail, lagoon, temple, idol, time]) expect(has(html, rules), rules).toBe(true);
    // On the trail and beside the name.
    expect(html.split(`data-rule="${RULES_OF_PIECE.raider}"`)).toHaveLength(2 * 4 + 1);
    expect(has(drawn(log.at(-1)!), RULES_OF_PIECE.verdict)).toBe(true);
    const discarded = log.find(({ view }) => view.discards.length > 0)!;
    expect(has(drawn(discarded), RULES_OF_PIECE.discards)).toBe(true);
  });

  test('closed stacks, one’s own and others’, by night and by day, and open ones', () => {
    const night = log.find(
      ({ view }) => view.phase === 'night' && view.raiders.every(({ stacks }) => stacks.length > 0),
    )!;
    expect(has(drawn(night), 'GR-6 GR-4')).toBe(true);
    expect(has(drawn(night), 'GR-6')).toBe(true);
    const day = log.find(({ view, offers }) => view.phase === 'day' && offers.length > 0)!;
    expect(has(drawn(day), 'GR-10')).toBe(true);
    const open = log.map((message) => drawn(message)).join('');
    for (const card of CARDS) expect(open, card).toContain(`data-rule="${RULES_OF_CARD[card]}" style`);
  });

  test('every card of a hand, and every step that is offered', () => {
    const hands = log.map((message) => offered(message)).join('');
    for (const card of CARDS) expect(hands, card).toContain(`data-rule="${RULES_OF_CARD[card]}" title`);
    const asked = log.find(({ view, offers }) => offers.length > 0 && view.hand.includes('bandits'))!;
    const draft = {
      value: chosenSteps<Step>({ ask: 'card', card: 'bandits' }, { ask: 'use', use: 'lay', card: 'bandits' }),
      set: () => {},
    };
    const bar = offered(asked, { draft });
    expect(has(bar, RULES_OF_CARD.bandits)).toBe(true);
    expect(has(bar, RULES_OF_PIECE.newStack)).toBe(true);
    expect(has(drawn(asked, { draft }), RULES_OF_PIECE.newStack)).toBe(true);
  });
});
