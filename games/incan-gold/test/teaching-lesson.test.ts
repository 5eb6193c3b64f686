import { accept, dealFromText, move, type Seat, seat as seatOf, type Table } from '@quri/kernel';
import { expect, test } from 'vitest';
import { disasterChance, expectedShare } from '../src/answers/next-card.ts';
import { type IncanGold, incanGold } from '../src/game.ts';
import { lesson, STEPS } from '../src/teaching/lesson.ts';
import { en } from '../src/teaching/words.en.ts';
import { pl } from '../src/teaching/words.pl.ts';
import type { Intent } from '../src/vocabulary.ts';

const LEARNER = 0;

/** Plays the lesson: those who are waited for choose once a turn, the learner last. Gives the table before each step and after the last. */
function* lessonTables(): Generator<Table<IncanGold>> {
  const { table } = dealFromText(incanGold, lesson.bots.length + 1, lesson.options, lesson.seed);
  const scripts = [lesson.steps.flatMap(({ intents }) => intents), ...lesson.moves].map((moves) => [...moves]);
  for (;;) {
    const awaited = incanGold.awaited(table.state);
    const by: Seat | undefined = awaited.find((one) => one !== LEARNER) ?? awaited[0];
    if (by === undefined) throw new Error('nobody is waited for');
    const intent: Intent | undefined = scripts[by]?.shift();
    if (by === LEARNER || intent === undefined) yield table;
    if (intent === undefined) {
      expect(scripts).toEqual([[], [], []]);
      return;
    }
    const step = move(table, { seat: by, actor: 'bot', at: 0, ask: table.asks[by] ?? null, intent });
    if (!step.ok) throw new Error(JSON.stringify(step.refused));
    accept(table, step.value);
  }
}

interface Told {
  readonly round: number;
  readonly path: string;
  readonly besides: readonly number[];
  readonly tents: readonly number[];
  readonly deck: number;
  readonly deadly: number;
  readonly nextShare: number;
}

/** What the cards speak of, before each step and after the last. */
function story(): readonly Told[] {
  const told: Told[] = [];
  for (const { state } of lessonTables()) {
    const view = incanGold.project(state, seatOf(LEARNER));
    told.push({
      round: view.round,
      path: view.path.map(({ card, gems }) => (gems > 0 ? `${card.id}:${gems}` : card.id)).join(' '),
      besides: state.explorers.map(({ beside }) => beside),
      tents: state.explorers.map(({ tent }) => tent),
      deck: view.deckSize,
      deadly: Math.round(disasterChance(view) * view.deckSize),
      nextShare: expectedShare(view, state.explorers.filter(({ inside }) => inside).length),
    });
  }
  return told;
}

test('the lesson is the story that its cards tell', () => {
  const told = story();
  expect(told.map(({ round, path }) => `${round}: ${path}`)).toEqual([
    '1: treasure-5b:2',
    '1: treasure-5b:2 spiders-c',
    '1: treasure-5b:2 spiders-c treasure-15a',
    '1: treasure-5b:2 spiders-c treasure-15a snake-c',
    '2: treasure-14a:2',
    '2: treasure-14a:2 treasure-3a',
    '2: treasure-14a:2 treasure-3a rockfall-c',
    '2: treasure-14a treasure-3a rockfall-c treasure-15a:1',
    '2: treasure-14a treasure-3a rockfall-c treasure-15a:1 fire-a',
    '2: treasure-14a treasure-3a rockfall-c treasure-15a fire-a snake-b',
    '3: treasure-1a:1',
    '3: treasure-1a:1 fire-b',
    '3: treasure-1a:1 fire-b artifact-beaker',
    '3: treasure-1a:1 fire-b artifact-beaker treasure-17a',
    '4: treasure-11b:2',
  ]);
  expect(told.map(({ besides }) => besides[LEARNER])).toEqual([1, 1, 6, 6, 4, 5, 5, 12, 12, 12, 0, 0, 0, 17, 3]);
  expect(told[4]?.tents).toEqual([7, 7, 0]);
  expect(told[10]?.tents).toEqual([7, 14, 13]);
  expect(told.at(-1)?.tents).toEqual([25, 14, 13]);
});

test('the chances that its cards tell are those of the deck', () => {
  const told = story();
  STEPS.forEach(({ cards }, i) => {
    for (const { id } of cards) {
      // "2 of the 28 cards" and "2 z 28 kart"
      for (const says of [en.cards[id], pl.cards[id]]) {
        const odds = /(\d+) (?:of(?: the)?|(?:karty )?z) (\d\d)/.exec(says);
        if (odds !== null) expect(odds.slice(1).map(Number), says).toEqual([told[i]?.deadly, told[i]?.deck]);
      }
    }
  });
  // "On average the next card brings a little more than the danger costs."
  const bold = told[STEPS.findIndex(({ cards }) => cards.some(({ id }) => id === 'bold'))];
  expect(bold?.nextShare).toBeGreaterThan(((bold?.deadly ?? 0) / (bold?.deck ?? 1)) * 12);
});

test('the last card before each choice names it as its button does', () => {
  for (const { intents, cards } of STEPS) {
    const last = cards[cards.length - 1];
    const [intent] = intents;
    if (last === undefined || intent?.type !== 'choose') throw new Error('a step without cards or a choice');
    const { choice } = intent;
    expect(en.cards[last.id]).toContain({ torch: '“Torch: go on”', camp: '“Camp: go back”' }[choice]);
    expect(pl.cards[last.id]).toContain({ torch: '„Pochodnia: idę dalej”', camp: '„Obóz: wracam”' }[choice]);
  }
});
