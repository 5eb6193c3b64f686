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

  const HISTORIES = [
    {
      of: 'rounds where all stand equal at first',
      steps: [
        [0, 0, 0, 0],
        [0, 7, 7, 0],
        [16, 7, 7, 3],
        [16, 12, 7, 3],
      ],
    },
    { of: 'eight equals', steps: [Array(8).fill(0), Array(8).fill(9)] },
    { of: 'forty turns', steps: Array.from({ length: 41 }, (_, turn) => [0, 0, turn > 20 ? 1 : 0, turn > 35 ? 3 : 0]) },
  ];

  it.each(HISTORIES)(
    '$of: lines and markers are at the true values, and equal markers stand side by side',
    ({ steps }) => {
      const size = { width: 390, height: 180 };
      const { lines, columns, ticks, marker } = plotOf(steps, size);
      const scale = (value: number): number => {
        const [zero, top] = [ticks[0]!, ticks.at(-1)!];
        return zero.y + ((top.y - zero.y) * value) / top.value;
      };
      const columnAt = (step: number): number =>
        columns[0]!.x + ((columns.at(-1)!.x - columns[0]!.x) * step) / columns.at(-1)!.step;
      lines.forEach(({ points, markers, segments }, seat) => {
        expect(markers).toHaveLength(steps.length);
        steps.forEach((totals, step) => {
          expect(points[step]!.y).toBeCloseTo(scale(totals[seat]!), 0);
          expect(points[step]!.x).toBeCloseTo(columnAt(step), 0);
          expect(markers[step]!.y).toBe(points[step]!.y);
          expect(Math.abs(markers[step]!.x - points[step]!.x)).toBeLessThanOrEqual(size.width / steps.length / 2);
          expect(markers[step]!.x - marker / 2).toBeGreaterThanOrEqual(0);
          expect(markers[step]!.x + marker / 2).toBeLessThanOrEqual(size.width);
        });
        expect(segments.map(({ from }) => from)).toEqual(points.slice(0, -1));
        expect(segments.map(({ to }) => to)).toEqual(points.slice(1));
      });
      steps.forEach((_, step) => {
        const places = lines.map(({ markers }) => `${markers[step]!.x} ${markers[step]!.y}`);
        expect(new Set(places).size).toBe(places.length);
      });
    },
  );

  it('shares a line among those who stand equal at both of its ends', () => {
    const { lines } = plotOf(
      [
        [0, 0, 0],
        [4, 4, 2],
        [9, 4, 2],
      ],
      { width: 520, height: 240 },
    );
    expect(lines.map(({ segments }) => segments.map(({ count, rank }) => [count, rank]))).toEqual([
      [
        [2, 0],
        [1, 0],
      ],
      [
        [2, 1],
        [1, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ]);
  });
});
