import { readFileSync } from 'node:fs';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';

const { played, drawn, offered } = boardTrial(SUBJECT);
const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const ruleIds = new Set([...spec.matchAll(/^- \*\*(IG-\w+)\*\*/gm)].map(([, id]) => id ?? ''));

const log = ['marks', 'more marks'].flatMap((seed) => played({ players: 4, seed }));
const marksIn = (html: string): readonly string[] =>
  [...html.matchAll(/ data-rule="([^"]+)"/g)].map(([, ids]) => ids ?? '');
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('what lies on the board names the rule that explains it', () => {
  test('which is in the specification', () => {
    for (const message of log)
      for (const mark of marksIn(drawn(message) + offered(message)))
        for (const id of mark.split(' ')) expect(ruleIds).toContain(id);
  });

  test('every card on the path, by its kind', () => {
    for (const message of log) {
      const { path } = message.view;
      const cards = drawn(message).match(/<li [^>]*data-struck=[^>]*>/g) ?? [];
      expect(cards).toHaveLength(path.length);
      path.forEach(({ card, gems }, i) => {
        const rule = { treasure: gems > 0 ? 'IG-6 IG-9' : 'IG-6', hazard: 'IG-8 IG-3', artifact: 'IG-11 IG-7' }[
          card.kind
        ];
        expect(cards[i]).toContain(`data-rule="${rule}"`);
      });
    }
  });

  test('doorways, deck, tents, gems beside them, explorers, the staff and what is out of the game', () => {
    for (const { view, ...rest } of log) {
      const html = drawn({ view, ...rest });
      expect(count(html, /data-rule="IG-1( IG-C2)?"/g)).toBe(5);
      expect(count(html, /data-rule="IG-C1"/g)).toBe(1);
      expect(count(html, /data-rule="IG-14 IG-C2"/g)).toBe(view.artifactsInDeck.length);
      expect(count(html, /<g [^>]*data-rule="IG-8"/g)).toBe(view.removed.length);
      expect(count(html, /data-rule="IG-10 IG-17"/g)).toBe(view.explorers.length);
      expect(count(html, /data-rule="IG-2"/g)).toBe(view.explorers.filter(({ inside }) => inside).length);
      expect(count(html, /data-rule="IG-12"/g)).toBe(view.explorers.filter(({ inside }) => !inside).length);
      expect(count(html, /<div [^>]*data-rule="IG-6"/g)).toBe(view.explorers.filter(({ beside }) => beside > 0).length);
      expect(count(html, /data-rule="IG-11"/g)).toBe(view.explorers.flatMap(({ artifacts }) => artifacts).length);
      expect(count(html, /data-rule="IG-15"/g)).toBe(view.final === null ? 1 : 0);
      expect(count(html, /data-rule="IG-16"/g)).toBe(view.final === null ? 0 : view.explorers.length);
    }
  });

  test('the two choices', () => {
    const asked = log.find(({ offers }) => offers.length > 0);
    if (asked === undefined) throw new Error('nobody is asked');
    expect(marksIn(offered(asked))).toEqual(['IG-4 IG-5', 'IG-4 IG-9']);
  });
});
