import {
  accept,
  dealFromText,
  frozen,
  memoryOf,
  move,
  pick,
  seat,
  seededRng,
  type Viewer,
  viewers,
} from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { type GoldRaiders, goldRaiders } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Seen, StackView, View } from '../src/view/shapes.ts';
import type { Card, Intent } from '../src/vocabulary.ts';
import { lookAway, peek, type Raid, raid, reveal, stack, steal } from './raid.ts';

/** Every face that a view shows anywhere but in the own hand, the discards, an open peek and open stacks. */
const facesShown = (view: View): readonly (Card | null)[] =>
  view.raiders.flatMap(({ stacks }) =>
    stacks.flatMap((one: StackView) => (one.kind === 'closed' ? (one.known ?? []) : [])),
  );

const knownIn = (view: View, owner: number) =>
  view.raiders[owner]?.stacks.map((one) => (one.kind === 'closed' ? one.known : 'open'));

/** What was seen, without what is shown to this viewer alone: the hand it is dealt, its own card, its own peek. */
function shared(seen: Seen, viewer: Viewer): object {
  if (seen.type === 'roundBegun' && viewer !== 'spectator') return { ...seen, hand: null };
  const own = 'seat' in seen && seen.seat === viewer;
  if (own && seen.type === 'cardStacked') return { ...seen, card: null };
  return own && seen.type === 'peekOpened' ? { ...seen, faces: null } : seen;
}

/** Plays a game at random and visits it after every entry. */
function wander(options: GoldRaiders['options'], seed: string, visit: (table: ReturnType<typeof deal>) => void): void {
  const table = deal(options, seed);
  const rng = seededRng(seed);
  for (let i = 0; i < 90; i++) {
    visit(table);
    const by = goldRaiders.awaited(frozen(table.state))[0];
    if (by === undefined) return;
    const intent = pick(rng, goldRaiders.legal(frozen(table.state), by));
    const step = move(table, { seat: by, actor: 'bot', at: 0, ask: table.asks[by] ?? null, intent });
    if (!step.ok) throw new Error(step.refused.code);
    viewers(3).forEach((viewer, i) => {
      for (const seen of step.value.seen[i] ?? [])
        if (seen.type !== 'stackRevealed') expect(JSON.stringify(shared(seen, viewer))).not.toMatch(/mile|bandits/);
    });
    accept(table, step.value);
  }
}

const deal = (options: GoldRaiders['options'], seed: string) => dealFromText(goldRaiders, 3, options, seed).table;

describe('what is sent of stacks', () => {
  test('GR-6 nobody is shown a card in a closed stack, their own included', () => {
    wander({ trail: 60, memoryAid: false }, 'closed', (table) => {
      for (const viewer of viewers(3)) expect(facesShown(goldRaiders.project(frozen(table.state), viewer))).toEqual([]);
    });
  });

  test('GR-6 what is seen of stacking a card is the same for every card; which it was is told to its player alone', () => {
    const e = raid(['1B', 'RS']);
    const seenOf = (card: Card, viewer: Viewer) => {
      const event: Event = { type: 'cardStacked', seat: seat(0), card, onto: 'new' };
      return goldRaiders.redact(frozen(e.state), event, viewer);
    };
    const seen = { type: 'cardStacked', seat: 0, onto: 'new', place: 0 };
    for (const card of ['mile1', 'bandits'] as const) {
      expect([seenOf(card, seat(1)), seenOf(card, 'spectator')]).toEqual([seen, seen]);
      expect(seenOf(card, seat(0))).toEqual({ ...seen, card });
    }
  });

  test('GR-6 number, height and order of stacks, discards and sizes of hands are public', () => {
    const e = raid(['12B', '31S']).play(stack('1'), stack('3'), stack('2', 0), steal(0, 0));
    const view = e.view('spectator');
    expect(view.raiders.map(({ handSize, stacks }) => [handSize, stacks.map(({ size }) => size)])).toEqual([
      [1, []],
      [1, [1, 2]],
    ]);
    expect(view.discards).toEqual(['steal']);
  });

  test('GR-6 with the memory aid a seat is shown what it stacked, wherever it has gone', () => {
    const e = raid(['12B', '31S'], { memoryAid: true }).play(stack('1'), stack('3'), stack('2', 0), steal(0, 0, 0));
    expect(knownIn(e.view(seat(0)), 1)).toEqual([[null, 'mile1', 'mile2']]);
    expect(knownIn(e.view(seat(1)), 1)).toEqual([['mile3', null, null]]);
    expect(knownIn(e.view('spectator'), 1)).toEqual([null]);
  });

  test('GR-6 and what it peeked at, until the round is over', () => {
    const e = raid(['12', '3R', 'S1'], { memoryAid: true, later: [['11', '11', '11']] });
    e.play(stack('1'), stack('3'), stack('1'), stack('2', 0), peek(0, 0), lookAway, steal(0, 0));
    expect(knownIn(e.view(seat(1)), 2)).toEqual([[null], ['mile1', 'mile2']]);
    expect(knownIn(e.view(seat(2)), 2)).toEqual([['mile1'], [null, null]]);
    e.play({ type: 'endTurn' }, { type: 'endTurn' });
    expect(e.state.round).toBe(2);
    expect(facesShown(e.view(seat(1)))).toEqual([]);
  });
});

/** Plays an intent and tells the listener what its seat saw of it. */
const teller =
  (e: Raid, memory: GoldRaiders['memory']) =>
  (intent: Intent): void => {
    const viewer = memory.viewer;
    const decided = goldRaiders.decide(frozen(e.state), e.state.turn, intent);
    if (!decided.ok) throw new Error(decided.refused.code);
    const seen = decided.value.flatMap((event) => goldRaiders.redact(frozen(e.state), event, viewer) ?? []);
    e.play(intent);
    goldRaiders.remember(memory, seen, e.view(viewer));
  };

describe('what a listener remembers', () => {
  test.each(['one', 'two', 'three'])('GR-6 is just what the memory aid shows, gathered without it (%s)', (seed) => {
    let compared = 0;
    wander({ trail: 60, memoryAid: true }, seed, (table) => {
      for (const viewer of [seat(0), seat(1), seat(2)]) {
        const view = goldRaiders.project(frozen(table.state), viewer);
        const memory = memoryOf(table, viewer);
        view.raiders.forEach(({ stacks }, owner) => {
          stacks.forEach((one, place) => {
            const faces = memory.rows[owner]?.[place]?.faces;
            expect(faces).toEqual(one.kind === 'closed' ? one.known : one.reading.counted.map(({ card }) => card));
            compared++;
          });
        });
      }
    });
    expect(compared).toBeGreaterThan(500);
  });

  test('GR-8 a stack laid on another keeps its seam: who laid each card, how late, and which one began a stack', () => {
    const e = raid(['12B', '31S']);
    const memory = goldRaiders.emptyMemory(2, e.state.options, seat(0));
    memory.hand = [...e.view(seat(0)).hand];
    const tell = teller(e, memory);
    for (const intent of [stack('1'), stack('3'), stack('2', 0), steal(0, 0, 0), stack('B')]) tell(intent);
    const [rival] = memory.rows[1] ?? [];
    expect(rival?.faces).toEqual([null, 'mile1', 'mile2']);
    expect(rival?.origins).toEqual([
      { layer: 1, left: 2, isBase: true },
      { layer: 0, left: 2, isBase: true },
      { layer: 0, left: 1, isBase: false },
    ]);
  });

  test('GR-7 a peek is learned as it is shown', () => {
    const e = raid(['12', 'R3']).play(stack('1'));
    const memory = goldRaiders.emptyMemory(2, e.state.options, seat(1));
    const tell = teller(e, memory);
    const origin = { layer: seat(0), left: 1, isBase: true };
    memory.rows = [[{ faces: [null], knownBy: [1], origins: [origin] }], []];
    memory.hand = ['mile3', 'recon'];
    tell(peek(0, 0));
    expect(memory.rows[0]).toEqual([{ faces: ['mile1'], knownBy: [3], origins: [origin] }]);
    tell(lookAway);
    tell(stack('2', 0));
    const second = { layer: seat(0), left: 0, isBase: false };
    expect(memory.rows[0]).toEqual([{ faces: ['mile1', null], knownBy: [3, 1], origins: [origin, second] }]);
    tell(stack('3'));
    expect(memory.rows[1]).toEqual([
      { faces: ['mile3'], knownBy: [2], origins: [{ layer: seat(1), left: 0, isBase: true }] },
    ]);
    tell(reveal(0));
    expect(memory.rows[0]?.[0]?.faces).toEqual(['mile1', 'mile2']);
  });
});
