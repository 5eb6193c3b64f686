import { accept, dealFromText, frozen, isOver, move, seat } from '@quri/kernel';
import { describe, expect, test } from 'vitest';
import { floorOf } from '../src/answers/floor.ts';
import { cellNamed } from '../src/answers/named-cells.ts';
import { gridOf, stoppedMotions } from '../src/answers/tile-moves.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { lesson } from '../src/teaching/lesson.ts';
import { moveTo, START_WALKING, walkTo } from '../src/teaching/named.ts';
import type { CardId } from '../src/teaching/words.en.ts';
import type { Intent } from '../src/vocabulary.ts';

const LEARNER = 0;
const RIVAL = 1;

const newTable = () => dealFromText(inka, 2, lesson.options, lesson.seed).table;

function play(table: ReturnType<typeof newTable>, by: number, intent: Intent): void {
  const ask = table.asks[by] ?? null;
  const step = move(table, { seat: seat(by), actor: 'human', at: 0, ask, intent });
  if (!step.ok) throw new Error(JSON.stringify(step.refused));
  accept(table, step.value);
}

/** The states in which each card is read, and the table after the whole lesson. */
function playLesson() {
  const table = newTable();
  const rival = [...(lesson.moves[0] ?? [])];
  const states = new Map<CardId, State>();
  const others = (): void => {
    for (let next = rival[0]; next !== undefined && table.asks[RIVAL] !== null; next = rival[0]) {
      play(table, RIVAL, next);
      rival.shift();
    }
  };
  for (const { cards, intents } of lesson.steps) {
    others();
    for (const { id } of cards) states.set(id, structuredClone(table.state) as State);
    for (const intent of intents) {
      others();
      play(table, LEARNER, intent);
    }
  }
  others();
  return { table, stateAt: (id: CardId): State => states.get(id)! };
}

const { table, stateAt } = playLesson();

describe('the lesson', () => {
  test('IN-9: has swings to ask about, which another tile stops', () => {
    const state = stateAt('swing');
    const stops = stoppedMotions(state, gridOf(state, floorOf(state)), 5).filter(
      ({ motion }) => motion.kind === 'turn',
    );
    expect(stops.filter(({ obstacle }) => obstacle.kind === 'tile').length).toBeGreaterThan(2);
  });

  test('IN-7: the learner is carried back by the rival, and forth by themselves', () => {
    expect(stateAt('noBlocker').counters[LEARNER]).toBe(cellNamed('d8'));
    expect(stateAt('carried').counters[LEARNER]).toBe(cellNamed('c6'));
    expect(stateAt('toFirst').counters[LEARNER]).toBe(cellNamed('e10'));
  });

  test('IN-17: the blockers stand where the cards say', () => {
    expect(stateAt('blocked').blockers[RIVAL]).toBe(cellNamed('f11'));
    expect(inka.decide(frozen(stateAt('around')), seat(LEARNER), moveTo(4, 'f12-f11')).ok).toBe(false);
  });

  test('IN-13: two statues in the second turn, the third in the next', () => {
    expect(stateAt('guard').statues[LEARNER]).toHaveLength(1);
    expect(stateAt('choice').statues[LEARNER]).toHaveLength(0);
    expect(stateAt('choice').turn.actionPoints).toBe(0);
  });

  test('IN-18: ends one slide before the learner can win', () => {
    expect(table.asks[LEARNER]).not.toBeNull();
    for (const intent of [moveTo(1, 'b5-b6'), START_WALKING, walkTo('a1')]) play(table, LEARNER, intent);
    expect(isOver(table)).toBe(true);
    expect(table.state.final?.winners).toEqual([LEARNER]);
  });
});
