/** For each step of the game what everybody had by then. */
export type ScoreHistory = readonly (readonly number[])[];

const MARGIN = { left: 44, right: 20, top: 14, bottom: 26 };
/** How far those who stand equal are drawn apart, so that no line hides another; all of them together no farther. */
const APART = 4;
const ALL_APART = 12;

/** A round distance between rules, so that there are three to six of them. */
export function stepOfScale(most: number): number {
  for (let unit = 1; ; unit *= 10) for (const step of [unit, unit * 2, unit * 5]) if (most / step <= 5) return step;
}

export function plotOf(steps: ScoreHistory, { width, height }: { readonly width: number; readonly height: number }) {
  const most = Math.max(1, ...steps.flat());
  const scale = stepOfScale(most);
  const top = Math.ceil(most / scale) * scale;
  const x = (step: number): number =>
    round(MARGIN.left + (step * (width - MARGIN.left - MARGIN.right)) / Math.max(1, steps.length - 1));
  const y = (value: number): number =>
    round(height - MARGIN.bottom - (value * (height - MARGIN.top - MARGIN.bottom)) / top);
  const players = steps[0]?.length ?? 0;
  return {
    /** Somebody's sign stands where their line begins, ends or changes: along a level stretch it would tell nothing. */
    lines: Array.from({ length: players }, (_, seat) => {
      const points = steps.map((wealth, step) => {
        const beside = besideOf(wealth, seat);
        return { x: round(x(step) + beside), y: round(y(wealth[seat] ?? 0) - beside) };
      });
      const isLevel = (step: number): boolean =>
        [steps[step - 1], steps[step + 1]].every((near) => near?.[seat] === steps[step]?.[seat]);
      return { points, signs: points.filter((_, step) => !isLevel(step)) };
    }),
    ticks: Array.from({ length: top / scale + 1 }, (_, n) => ({ value: n * scale, y: y(n * scale) })),
    columns: columnsOf(steps.length, width).map((step) => ({ step, x: x(step) })),
  };
}

/** The steps that are written below the chart: not more than there is room for, in round distances. */
export function columnsOf(steps: number, width: number): readonly number[] {
  const most = Math.max(2, Math.floor((width - MARGIN.left - MARGIN.right) / COLUMN));
  const apart = steps <= most ? 1 : stepOfScale(Math.ceil((5 * steps) / most));
  return Array.from({ length: steps }, (_, step) => step).filter((step) => step % apart === 0);
}

/** The room that a number, or the word for the start, takes. */
const COLUMN = 34;

/** How far somebody is drawn above the first of their equals: nobody is drawn lower than they stand. */
function besideOf(wealth: readonly number[], seat: number): number {
  const equals = wealth.flatMap((one, other) => (one === wealth[seat] ? [other] : []));
  const others = equals.length - 1;
  return equals.indexOf(seat) * Math.min(APART, ALL_APART / Math.max(1, others));
}

const round = (n: number): number => Math.round(n * 10) / 10;
