import { readFileSync } from 'node:fs';
import { chosenSteps } from '@quri/board-kit';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { kindAt, terrainOf } from '../src/answers/terrain.ts';
import { movesOf, type Step } from '../src/board/choosing/moves.ts';
import { ruleOfStep, rulesOfHex, rulesOfTile } from '../src/board/scene/rules-of.ts';
import type { Explored } from '../src/view/shapes.ts';
import { TILE_IDS } from '../src/vocabulary.ts';

const { played, drawn, offered } = boardTrial(SUBJECT);
const LOGS = [false, true].map((auction) => played({ players: 3, seed: 'rules of pieces', options: { auction } }));
const ALL = LOGS.flat();

const RULES = new Set(
  [...readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8').matchAll(/^- \*\*(TK-[A-Z]?\d+)\*\*/gm)].map(
    ([, id]) => id,
  ),
);

/** What a drawing says of rules, element by element. */
const rulesIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-rule="([^"]*)"/g)].map(([, rules]) => rules ?? '');

/** What a hex is, in the words of this test. */
const nameOf = ({ guard, camp, treasures }: Explored, kind: string): string => {
  const empty = kind === 'ruins' && treasures === 0 ? ' empty' : '';
  return `${kind}${guard !== null ? ' guard' : ''}${camp !== null ? ' camp' : ''}${empty}`;
};

const late = ALL.findLast(({ view, offers }) => view.phase === 'acting' && offers.length > 3)!;
const placing = ALL.find(({ view, offers }) => view.phase === 'placing' && offers.length > 20)!;
const bidding = ALL.find(({ view, offers }) => view.phase === 'bidding' && offers.length > 3)!;
const draftOf = (...taken: readonly Step[]) => ({ draft: { value: chosenSteps(...taken), set: () => {} } });

describe('what lies on the board names the rule that explains it', () => {
  test('and there is such a rule, wherever one is named', () => {
    for (const one of [late, placing, bidding])
      for (const html of [drawn(one), offered(one)])
        for (const rules of rulesIn(html)) for (const id of rules.split(' ')) expect(RULES).toContain(id);
  });

  test('every kind of hex, as it is: with a guard, a camp, without its treasures', () => {
    const known = new Map<string, string>();
    for (const { view } of ALL)
      view.hexes.forEach((explored, hex) => {
        const name = explored === null ? 'fog' : nameOf(explored, kindAt(view, hex) ?? '');
        known.set(name, rulesOfHex(view, hex));
      });
    const first = (what: string): string | undefined => known.get(what)?.split(' ')[0];
    expect(first('fog')).toBe('TK-2');
    expect(first('base')).toBe('TK-5');
    expect(first('temple guard')).toBe('TK-12');
    expect(['TK-8', 'TK-15']).toContain(first('temple'));
    expect(first('ruins')).toBe('TK-9');
    expect(first('ruins empty')).toBe('TK-11');
    expect(first('clearing')).toBe('TK-11');
    expect(first('clearing camp')).toBe('TK-6');
    expect(first('volcano')).toBe('TK-14');
  });

  test('every hex that can be tapped, on the element that takes the pointer', () => {
    const html = drawn(late);
    const hexes = [...html.matchAll(/<button[^>]*data-hex="(\d+)"[^>]*>/g)];
    expect(hexes.length).toBeGreaterThan(10);
    for (const [button, hex] of hexes) expect(button).toContain(`data-rule="${rulesOfHex(late.view, Number(hex))}"`);
  });

  test('panels with figures, camps, guards and treasures, torches, levels and the next tile', () => {
    const rules = rulesIn(drawn(late));
    const all = ['TK-17 TK-C1', 'TK-C1', 'TK-11', 'TK-12', 'TK-C7 TK-10', 'TK-1', 'TK-C6', 'TK-C5 TK-C4'];
    for (const one of all) expect(rules).toContain(one);
  });

  test('every tile that is to be placed', () => {
    expect(rulesIn(drawn(placing))).toContain(rulesOfTile(placing.view.tile!));
    for (const tile of TILE_IDS) expect(rulesOfTile(tile).startsWith('TK-14')).toBe(terrainOf(tile).kind === 'volcano');
  });

  test('everything in the action bar', () => {
    const steps = new Map<string, string>();
    for (const { view, offers } of ALL)
      for (const { steps: taken, intents } of movesOf(view, offers, null))
        for (const step of taken)
          steps.set(`${step.ask} ${'work' in step ? step.work : ''}`, ruleOfStep(step, intents));
    expect(steps.size).toBeGreaterThan(14);
    for (const rules of steps.values()) for (const id of rules.split(' ')) expect(RULES).toContain(id);
    for (const one of [late, placing, bidding]) expect(rulesIn(offered(one)).length).toBeGreaterThanOrEqual(2);
    const [hex] = placing.offers.flatMap((offer) => (offer.type === 'placeTile' ? [offer.hex] : []));
    const laid = offered(placing, draftOf({ ask: 'place', hex: hex! }, { ask: 'turn', rotation: 0 }));
    expect(rulesIn(laid)).toContain('TK-2');
  });
});
