import { existsSync } from 'node:fs';
import { lessonFaults, lessonMinutes, SEED, settingsOf } from '@quri/conformance';
import { accept, dealFromText, isOver, move, pick, positionOf, seats, seededRng } from '@quri/kernel';
import { LANGUAGES } from '@quri/words';
import { describe, expect, test } from 'vitest';
import { gameEntry, inGame, ruleIds, subjectFile } from './game-folder.ts';

const { meta, rulebook, figures, teaching } = gameEntry;
const { game } = subjectFile.subject;

/** Letters: three lines of a phone, and one line of a desktop. */
const LONGEST_CARD = 230;
const LONGEST_TIP = 95;

test('it teaches if it has a board', () => {
  expect(teaching !== undefined).toBe(existsSync(inGame('src', 'board')));
  expect(figures !== undefined).toBe(existsSync(inGame('src', 'board')));
});

/** A line of its own, with a sentence. */
const FIGURE = /^!\[[\p{Lu}\d][^\]]+[.!]\]\(([\w-]+)\)$/u;

function figuresIn(pages: string): readonly string[] {
  const lines = pages.split('\n').filter((line) => line.startsWith('!['));
  for (const line of lines) expect(line).toMatch(FIGURE);
  return lines.flatMap((line) => FIGURE.exec(line)?.[1] ?? []);
}

if (figures !== undefined && teaching !== undefined) {
  test('each rulebook shows every figure, in the same order', async () => {
    const drawn = Object.keys(await figures());
    expect(drawn.length).toBeGreaterThanOrEqual(6);
    for (const language of LANGUAGES) {
      const shown = figuresIn(await rulebook[language]());
      expect([...shown].sort(), language).toEqual([...drawn].sort());
      expect(shown, language).toEqual(figuresIn(await rulebook.en()));
    }
  });

  describe(`the lesson of ${meta.id}`, () => {
    test('can be played as it is written', async () => {
      expect(lessonFaults(game, await teaching.lesson())).toEqual([]);
    });

    test('has something to read before every move', async () => {
      const { steps, ending } = await teaching.lesson();
      for (const { cards, intents } of steps) {
        expect(cards.length).toBeGreaterThan(0);
        expect(intents.length).toBeGreaterThan(0);
      }
      expect(ending.length).toBeGreaterThan(0);
    });

    test('takes as long as is said before it', async () => {
      const lesson = await teaching.lesson();
      const words = await Promise.all(LANGUAGES.map((language) => teaching.words[language]()));
      const longest = Math.max(...words.map((inOne) => lessonMinutes(lesson, inOne)));
      expect(teaching.minutes).toBe(Math.round(longest));
    });

    test('teaches the basics before its end', async () => {
      const { steps, basics } = await teaching.lesson();
      expect(basics).toBeGreaterThan(0);
      expect(basics).toBeLessThan(steps.length);
    });

    test('cites rules that there are', async () => {
      const { steps, ending } = await teaching.lesson();
      const cards = [...steps.flatMap((step) => step.cards), ...ending];
      for (const { rule, points } of cards)
        for (const id of [rule, points]) if (id !== undefined) expect(ruleIds).toContain(id);
    });
  });

  test('every tip is shown at some time, none of them always, and cites a rule', async () => {
    const tips = await teaching.tips();
    expect(tips.length).toBeGreaterThanOrEqual(5);
    const shown = new Map(tips.map(({ id }) => [id, { yes: 0, no: 0 }]));
    expect(shown.size).toBe(tips.length);
    for (const { rule } of tips) expect(ruleIds).toContain(rule);
    for (const { players, options, seed } of settingsOf(game, SEED).slice(0, 4)) {
      const rng = seededRng(`tips ${seed}`);
      const { table } = dealFromText(game, players, options, seed);
      for (let made = 0; made < 600 && !isOver(table); made++) {
        const asked = seats(players).filter((seat) => table.asks[seat] !== null);
        for (const seat of asked) {
          const { view, offers } = positionOf(table, seat);
          for (const tip of tips) {
            const count = shown.get(tip.id);
            if (count !== undefined) count[tip.when({ view, seat, offers }) ? 'yes' : 'no']++;
          }
        }
        const seat = pick(rng, asked);
        const intent = pick(rng, positionOf(table, seat).offers);
        const step = move(table, { seat, actor: 'human', at: made, ask: table.asks[seat] ?? null, intent });
        if (!step.ok) throw new Error(JSON.stringify(step.refused));
        accept(table, step.value);
      }
    }
    for (const [id, { yes, no }] of shown) {
      expect(yes, id).toBeGreaterThan(0);
      expect(no, id).toBeGreaterThan(0);
    }
  });

  test.each(LANGUAGES)('cards and tips are sentences short enough, in %s', async (language) => {
    const { cards, tips } = await teaching.words[language]();
    const lesson = await teaching.lesson();
    const told = [...lesson.steps.flatMap((step) => step.cards), ...lesson.ending].map(({ id }) => id);
    expect([...new Set(told)].sort()).toEqual(Object.keys(cards).sort());
    expect((await teaching.tips()).map(({ id }) => id).sort()).toEqual(Object.keys(tips).sort());
    for (const [id, says] of Object.entries(cards)) {
      expect(says, id).toMatch(/^[\p{Lu}\d„"“].*[.!?…]$/u);
      expect(says.length, id).toBeLessThanOrEqual(LONGEST_CARD);
    }
    for (const [id, says] of Object.entries(tips)) {
      expect(says, id).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(says.length, id).toBeLessThanOrEqual(LONGEST_TIP);
    }
  });
}
