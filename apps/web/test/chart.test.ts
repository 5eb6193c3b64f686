import { describe, expect, it } from 'vitest';
import { plotOf, stepOfScale } from '../src/table/end/plot.ts';

describe('the chart', () => {
  it('has three to six rules at round numbers', () => {
    expect([4, 9, 23, 57, 124].map(stepOfScale)).toEqual([1, 2, 5, 20, 50]);
  });

  it('keeps every point inside the picture', () => {
    const { lines, columns } = plotOf(
      [
        [0, 0],
        [7, 3],
        [57, 3],
      ],
      { width: 520, height: 240 },
    );
    for (const { x, y } of lines.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= 520 && y >= 0 && y <= 240).toBe(true);
    }
    expect(columns.map(({ step }) => step)).toEqual([0, 1, 2]);
  });

  it('sets a sign where somebody begins, ends and changes', () => {
    const { lines } = plotOf([[0], [0], [0], [4], [4], [4]], { width: 520, height: 240 });
    const [{ points, signs } = { points: [], signs: [] }] = lines;
    expect(signs.map((sign) => points.indexOf(sign))).toEqual([0, 2, 3, 5]);
  });

  it('hides nobody behind an equal: eight of them stand side by side, inside the picture', () => {
    const { lines } = plotOf([Array(8).fill(0), Array(8).fill(9)], { width: 300, height: 150 });
    for (const step of [0, 1]) {
      const points = lines.map(({ points }) => points[step]!);
      expect(new Set(points.map(({ x }) => x)).size).toBe(8);
      expect(new Set(points.map(({ y }) => y)).size).toBe(8);
      expect(points.every(({ x, y }) => x >= 0 && x <= 300 && y >= 0 && y <= 150)).toBe(true);
    }
  });
});
