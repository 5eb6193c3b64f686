import { accept, at, dealFromText, frozen, move, sameJson, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { labelOf } from '../src/board/choosing/labels.ts';
import { type Move, movesOf, pickedIn } from '../src/board/choosing/moves.ts';
import { WORDS } from '../src/board/words.ts';
import { tikal } from '../src/game.ts';
import { lesson } from '../src/teaching/lesson.ts';
import { en } from '../src/teaching/words.en.ts';
import { pl } from '../src/teaching/words.pl.ts';
import { en as textEn } from '../src/text/en.ts';
import { pl as textPl } from '../src/text/pl.ts';
import type { View } from '../src/view/shapes.ts';
import type { Intent } from '../src/vocabulary.ts';

type Step = (typeof lesson.steps)[number];

/** Plays the lesson; before each step of the learner, and at the end, it stops. */
function played(stop: (view: View, step: Step | null) => void): void {
  const { table } = dealFromText(tikal, 2, lesson.options, lesson.seed);
  const script = [...(lesson.moves[0] ?? [])];
  const make = (by: 0 | 1, intent: Intent): void => {
    const asked = table.asks[by] ?? null;
    const step = move(table, { seat: seat(by), actor: 'human', at: 0, ask: asked, intent });
    if (!step.ok) throw new Error(JSON.stringify([intent, step.refused]));
    accept(table, step.value);
  };
  for (const step of lesson.steps) {
    for (let next = script[0]; table.asks[1] !== null && next !== undefined; next = script[0]) {
      script.shift();
      make(1, next);
    }
    stop(structuredClone(table.state), step);
    for (const intent of step.intents) make(0, intent);
  }
  stop(structuredClone(table.state), null);
}

/** What a step is on the board while only its first intent is offered. */
function moveOn(view: View, { intents }: Step): Move | undefined {
  const offers = intents.slice(0, 1);
  const [first] = movesOf(view, offers, null);
  return movesOf(view, offers, pickedIn(first?.steps ?? [])).find((one) => sameJson(one.intents, intents));
}

describe('the lesson', () => {
  test('every step is one choice on the board, though nothing else is offered', () => {
    let walks = 0;
    played((view, step) => {
      if (step === null) return;
      const found = moveOn(view, step);
      expect(found, JSON.stringify(step.intents)).toBeDefined();
      if (step.intents.length > 1) walks++;
    });
    expect(walks).toBeGreaterThan(3);
  });

  test.each(['en', 'pl'] as const)('its cards name the buttons as they are, in %s', (language) => {
    const [words, text] = language === 'en' ? [en, textEn] : [pl, textPl];
    const who = (one: number): string => `seat ${one}`;
    played((view, step) => {
      if (step === null) return;
      const found = moveOn(view, step);
      const label = (intent: Intent): string =>
        intent.type === 'endTurn' ? text.intent.endTurn(intent, who, view) : '';
      const says = words.cards[at(step.cards, step.cards.length - 1).id];
      const last = found?.steps.at(-1);
      const [first] = found?.steps ?? [];
      const context = { view, words: WORDS[language], who, label };
      const named = [
        ...(last === undefined ? [] : [labelOf(last, found, context).short]),
        ...(first?.ask === 'figure' && first.from === 'supply' ? [labelOf(first, undefined, context).short] : []),
      ];
      for (const name of named) expect(says).toContain(language === 'en' ? `“${name}”` : `„${name}”`);
    });
  });

  test('comes out as the cards tell it', () => {
    const seen = new Map<string, View>();
    let end: View | undefined;
    played((view, step) => {
      if (step === null) end = view;
      else for (const { id } of step.cards) seen.set(id, view);
    });
    const atHex = (id: string, hex: number) => seen.get(id)?.hexes[hex];
    expect(seen.get('dig')?.turn.actionPoints).toBe(4);
    expect(seen.get('secondHunter')?.turn.actionPoints).toBe(6);
    expect(seen.get('tie')?.expeditions.map(({ leader }) => leader)).toEqual([7, 7]);
    expect(atHex('tie', 7)?.value).toBe(5);
    expect(atHex('behind', 7)?.explorers).toEqual([1, 2]);
    expect(seen.get('paidTwice')?.expeditions.map(({ points }) => points)).toEqual([13, 12]);
    expect(end?.turn.actionPoints).toBe(3);
    if (end === undefined) return;
    expect(tikal.legal(frozen(end), seat(0))).toContainEqual({
      type: 'exchangeTreasure',
      give: 'mask',
      take: 'jaguar',
      from: 1,
    });
  });
});
