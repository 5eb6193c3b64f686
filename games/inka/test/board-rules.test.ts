import { readFileSync } from 'node:fs';
import { chosenSteps } from '@quri/board-kit';
import { boardTrial } from '@quri/conformance/board';
import { describe, expect, test } from 'vitest';
import { SUBJECT } from '../gallery/scenes.ts';
import { floorOf, tileAt } from '../src/answers/floor.ts';
import { isTarget, symbolAt } from '../src/answers/map.ts';
import { grabOf } from '../src/board/choosing/grab.ts';
import { movesOf, type Step } from '../src/board/choosing/moves.ts';
import { ALL_CELLS } from '../src/board/layout/cells.ts';
import { rulesOfCell } from '../src/board/rules.ts';
import type { View } from '../src/view/shapes.ts';
import { type Cell, type Intent, SYMBOLS } from '../src/vocabulary.ts';

const { played, drawn } = boardTrial(SUBJECT);
const log = played({ players: 4, seed: 'rules' });
const asked = log.filter(({ offers }) => offers.length > 0);

const SPEC = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
const RULES = [...SPEC.matchAll(/^- \*\*(IN-C?\d+)\*\*/gm)].map(([, id]) => id);

const rulesIn = (html: string): readonly string[] => [...html.matchAll(/data-rule="([^"]*)"/g)].map(([, ids]) => ids!);
const first = (ids: string): string => ids.split(' ')[0]!;
const draftOf = (...taken: readonly Step[]) => ({ draft: { value: chosenSteps(...taken), set: () => {} } });

describe('rules of what is seen', () => {
  test('every id is one of the specification', () => {
    for (const phase of ['pickingStart', 'layingTile', 'movingTiles', 'walking', 'blocking']) {
      const message = asked.findLast(({ view }) => view.phase === phase)!;
      const found = rulesIn(drawn(message)).flatMap((ids) => ids.split(' '));
      expect(found.length).toBeGreaterThan(30);
      for (const id of found) expect(RULES).toContain(id);
    }
  });

  test('everything that can be pointed at on the map has one', () => {
    for (const message of asked.slice(-40)) {
      const html = drawn(message);
      const things = [...html.matchAll(/<button[^>]*data-thing="[^"]*"[^>]*>/g)].map(([tag]) => tag);
      expect(things.length).toBeGreaterThan(30);
      for (const tag of things) expect(tag).toMatch(/data-rule="IN-/);
    }
  });

  test('a blocker on a hole can be pointed at too', () => {
    const message = log.findLast(({ view }) =>
      view.blockers.some((cell) => cell !== null && floorOf(view).walkable[cell] === 0),
    )!;
    for (const cell of message.view.blockers.filter((one) => one !== null))
      expect(drawn(message)).toMatch(new RegExp(`data-thing="cell ${cell}"[^>]*data-rule="IN-17 `));
  });

  test.each([
    ['start', 'IN-18'],
    ['passage', 'IN-14'],
    ['diamond', 'IN-15'],
    ['snake', 'IN-11'],
  ] as const)('a %s is explained by %s, unless something is on it', (symbol, rule) => {
    const { view } = asked[0]!;
    const floor = floorOf(view);
    const cells = ALL_CELLS.filter((cell) => symbolAt(view, cell) === symbol && !view.counters.includes(cell));
    expect(SYMBOLS).toContain(symbol);
    expect(cells.length).toBeGreaterThan(2);
    for (const cell of cells) expect(first(rulesOfCell(view, floor, cell))).toBe(rule);
  });

  test('tiles, target tiles, counters and blockers are explained by their own rules', () => {
    const { view } = asked.findLast((one) => one.view.blockers.some((cell) => cell !== null))!;
    const floor = floorOf(view);
    const isFree = (cell: Cell): boolean => !view.counters.includes(cell) && !view.blockers.includes(cell);
    for (const cell of ALL_CELLS) {
      const rule = first(rulesOfCell(view, floor, cell));
      const tile = tileAt(floor, cell);
      if (view.blockers.includes(cell)) expect(rule).toBe('IN-17');
      else if (view.counters.includes(cell)) expect(rule).toBe('IN-C1');
      else if (tile !== null && isTarget(tile)) expect(rule).toBe('IN-C2');
      else if (tile !== null) expect(rule).toBe(floor.snakes[cell] === 1 ? 'IN-11' : 'IN-8');
      else if (isFree(cell) && symbolAt(view, cell) === null) expect(rule).toBe('IN-C3');
    }
  });

  test('ends of a tile that was picked are explained by slides and turns', () => {
    const message = asked.findLast(
      ({ view, offers }) => view.phase === 'movingTiles' && offers.some(({ type }) => type === 'moveTile'),
    )!;
    const offer = message.offers.find((one) => one.type === 'moveTile')!;
    const html = drawn(message, draftOf({ ask: 'tile', tile: offer.tile }));
    for (const { to, motion } of grabOf(message.view, offer.tile)!.ends)
      expect(html).toMatch(
        new RegExp(`data-thing="end ${to}"[^>]*data-rule="${motion.kind === 'slide' ? 'IN-8' : 'IN-9'}"`),
      );
  });
});

describe('a single offer', () => {
  const moving = asked.findLast(
    ({ view, offers }) => view.phase === 'movingTiles' && view.turn.actionPoints > 0 && offers.length > 20,
  )!;
  const intentsOf = (view: View, ...offers: readonly Intent[]): readonly Intent[] =>
    movesOf(view, offers).flatMap(({ intents }) => intents);

  test('is all that can be chosen', () => {
    const offer = moving.offers.find(({ type }) => type === 'moveTile')!;
    expect(intentsOf(moving.view, offer)).toEqual([offer]);
    expect(intentsOf(moving.view, { type: 'startWalking' })).toEqual([{ type: 'startWalking' }]);
  });

  test('of a tile leaves it one end, and the tile is marked before it is picked', () => {
    const offer = moving.offers.find((one) => one.type === 'moveTile')!;
    const lone = { ...moving, offers: [offer] };
    expect(drawn(lone)).toMatch(/class="[^"]*offered/);
    expect(drawn(moving)).not.toMatch(/class="[^"]*offered/);
    const html = drawn(lone, draftOf({ ask: 'tile', tile: offer.tile }));
    expect([...html.matchAll(/data-thing="end (\d+)"/g)].map(([, to]) => Number(to))).toEqual([offer.to]);
  });

  test('of a place for a tile or for a blocker is marked', () => {
    for (const [phase, type] of [
      ['layingTile', 'layTile'],
      ['blocking', 'endTurn'],
    ] as const) {
      const message = asked.findLast(({ view }) => view.phase === phase)!;
      const offer = message.offers.findLast((one) => one.type === type)!;
      expect(drawn({ ...message, offers: [offer] })).toMatch(/class="[^"]*offered/);
      expect(drawn(message)).not.toMatch(/class="[^"]*offered/);
    }
  });
});
