import { describe, expect, it } from 'vitest';
import { positionOf } from '../src/session/chronicle.ts';
import { engineOn } from '../src/session/local/engine.ts';
import { localSession } from '../src/session/local/local-session.ts';
import { courseOf } from '../src/table/end/course.ts';
import { plotOf, stepOfScale } from '../src/table/end/plot.ts';
import { deskBeside } from './desk-beside.ts';
import { news } from './far-end.ts';

const told = (...seen: readonly object[]) => [news(0, { seen: seen as never })];

describe('how a game came about', () => {
  it('counts gems when their owner is home, and artifacts with them', () => {
    const course = courseOf(
      'incan-gold',
      told(
        { type: 'treasureFound', inside: [0, 1], share: 5, left: 1 },
        { type: 'leaversSettled', leavers: [0], share: 1, left: 0, artifacts: [{ value: 5 }] },
        { type: 'hazardStruck', inside: [1] },
        { type: 'roundEnded', round: 1 },
      ),
      2,
    );
    expect(course?.steps).toEqual([
      [0, 0],
      [11, 0],
    ]);
  });

  it('ends with the scores the rules give', async () => {
    const engine = engineOn(deskBeside());
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'mixed' }) as const);
    const session = localSession(engine, await engine.ask('open', { game: 'incan-gold', seats, options: {} }));
    while (session.snapshot().room?.phase !== 'over') {
      session.settled(positionOf(session.snapshot())?.seq ?? 0);
      await new Promise((done) => setTimeout(done, 0));
    }
    const { history } = session.snapshot();
    const { final } = history.at(-1)!.view as { final: { scores: readonly number[] } };
    expect(courseOf('incan-gold', history, 4)?.steps.at(-1)).toEqual(final.scores);
  });

  it('is not drawn for a game nobody wrote how to read', () => {
    expect(courseOf('constructor', [], 2)).toBeUndefined();
  });
});

describe('the chart', () => {
  it('has three to six rules at round numbers', () => {
    expect([4, 9, 23, 57, 124].map(stepOfScale)).toEqual([1, 2, 5, 20, 50]);
  });

  it('keeps every point inside the picture', () => {
    const { lines, columns } = plotOf(
      {
        steps: [
          [0, 0],
          [7, 3],
          [57, 3],
        ],
      },
      { width: 520, height: 240 },
    );
    for (const { x, y } of lines.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= 520 && y >= 0 && y <= 240).toBe(true);
    }
    expect(columns.map(({ step }) => step)).toEqual([0, 1, 2]);
  });
});
