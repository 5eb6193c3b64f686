import { clamp } from '@quri/board-kit';

/** For each step of the game what everybody had by then. */
export type ScoreHistory = readonly (readonly number[])[];

const MARGIN = { left: 46, right: 24, top: 14, bottom: 40 };
/** How large a marker is at most, and how far the outermost of equal markers stand apart. */
const MARKER = 12;
const LEAST_MARKER = 5;
const SPREAD = 34;

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
  const column = (width - MARGIN.left - MARGIN.right) / Math.max(1, steps.length - 1);
  const marker = clamp(column * 0.8, LEAST_MARKER, MARKER);
  const spread = Math.min(SPREAD, Math.max(0, column - marker));
  /** How far to the side a marker stands, so that none hides the marker of an equal. */
  const aside = (step: number, seat: number): number => {
    const { count, rank } = rankAmong(players, seat, (other) => steps[step]?.[other] === steps[step]?.[seat]);
    return (rank - (count - 1) / 2) * Math.min(marker * 0.85, spread / Math.max(1, count - 1));
  };
  return {
    lines: Array.from({ length: players }, (_, seat) => {
      const points = steps.map((totals, step) => ({ x: x(step), y: y(totals[seat] ?? 0) }));
      return {
        points,
        markers: points.map((point, step) => ({ x: round(point.x + aside(step, seat)), y: point.y })),
        segments: points.slice(1).map((to, step) => ({
          from: points[step] ?? to,
          to,
          ...rankAmong(players, seat, (other) =>
            [step, step + 1].every((end) => steps[end]?.[other] === steps[end]?.[seat]),
          ),
        })),
      };
    }),
    marker,
    axis: { x: width - MARGIN.right, y: height - 5 },
    ticks: Array.from({ length: top / scale + 1 }, (_, n) => ({ value: n * scale, y: y(n * scale) })),
    columns: columnsOf(steps.length, width).map((step) => ({ step, x: x(step), y: height - 22 })),
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

/** How many seats are equal in some respect, and the place of this seat among them. */
function rankAmong(players: number, seat: number, isEqual: (other: number) => boolean) {
  const equals = Array.from({ length: players }, (_, other) => other).filter(isEqual);
  return { count: equals.length, rank: equals.indexOf(seat) };
}

const round = (n: number): number => Math.round(n * 10) / 10;
