/** Andean steps, built from squares. A drawing is rows of text: # is a square, anything else is none. */
export type Weave = readonly string[];

/** The stepped cross: its hole is where the flame or a number stands. */
export const CROSS: Weave = [
  '....###....',
  '....###....',
  '..#######..',
  '..#######..',
  '####...####',
  '####...####',
  '####...####',
  '..#######..',
  '..#######..',
  '....###....',
  '....###....',
];

/** A stepped mountain with a hook of water beside it, to be repeated sideways. */
export const FRET: Weave = [
  '............',
  '.######....#',
  '.#....#...##',
  '.#.##.#..###',
  '.#..#.#.####',
  '.####.######',
  '......######',
];

/** A row of steps that meet, for narrow edges. */
export const STEPS: Weave = ['#......#', '##....##', '###..###'];

/** Both halves of something that is drawn only to its middle. */
export const mirrored = (weave: Weave): Weave => weave.map((row) => row + [...row].reverse().join(''));

export const mirroredDown = (weave: Weave): Weave => [...weave, ...[...weave].reverse()];

/** One path for a whole weave: each run of squares in a row becomes one bar, so that no seams show. */
export function pathOf(weave: Weave, unit = 1, x0 = 0, y0 = 0): string {
  const bars: string[] = [];
  weave.forEach((row, y) => {
    for (const run of row.matchAll(/#+/g)) {
      const w = run[0].length * unit;
      bars.push(`M${round(x0 + run.index * unit)} ${round(y0 + y * unit)}h${w}v${unit}h${-w}z`);
    }
  });
  return bars.join('');
}

/** The outline of a stepped cross around a point; `arm` is half its width. */
export function crossAround(cx: number, cy: number, arm: number): string {
  const a = round(arm / 3);
  const b = round((arm * 2) / 3 - arm / 3);
  return (
    `M${round(cx - a)} ${round(cy - arm)}h${2 * a}v${b}h${b}v${b}h${b}v${2 * a}h${-b}v${b}h${-b}v${b}` +
    `h${-2 * a}v${-b}h${-b}v${-b}h${-b}v${-2 * a}h${b}v${-b}h${b}z`
  );
}

const round = (n: number): number => Math.round(n * 100) / 100;
