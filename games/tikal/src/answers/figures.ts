import type { View, Worker } from '../view/shapes.ts';
import { FIGURES, type Figure, type Hex } from '../vocabulary.ts';

type Figures = Pick<View, 'hexes' | 'expeditions'>;

/** How many figures of a sort a seat has on a hex; guards are none. */
export const countAt = ({ hexes, expeditions }: Figures, seat: number, figure: Figure, hex: Hex): number =>
  figure === 'explorer' ? (hexes[hex]?.explorers[seat] ?? 0) : expeditions[seat]?.leader === hex ? 1 : 0;

/** The sorts of figures a seat has on a hex. */
export const figuresAt = (view: Figures, seat: number, hex: Hex): readonly Figure[] =>
  FIGURES.filter((figure) => countAt(view, seat, figure, hex) > 0);

export const isAnyAt = (view: Figures, seat: number, hex: Hex): boolean => figuresAt(view, seat, hex).length > 0;

/** How many of a sort a seat can still bring. */
export function inSupply({ expeditions }: Pick<View, 'expeditions'>, seat: number, figure: Figure): number {
  const own = expeditions[seat];
  if (own === undefined) return 0;
  return figure === 'explorer' ? own.explorers : own.leader === 'supply' ? 1 : 0;
}

const hasWorkedAt = ({ worked }: Worker, hex: Hex): boolean => worked.includes(hex);

/** TK-8, TK-9: how often the one whose turn it is has worked on a hex this turn. */
export const worksAt = ({ turn }: Pick<View, 'turn'>, hex: Hex): number =>
  turn.workers.filter((worker) => hasWorkedAt(worker, hex)).length;

/** TK-8, TK-9: does the one whose turn it is have a figure of this sort here that has not worked here yet? */
export function isFreshAt(view: Figures & Pick<View, 'turn'>, figure: Figure, hex: Hex): boolean {
  const { seat, workers } = view.turn;
  const tired = workers.filter((one) => one.figure === figure && one.at === hex && hasWorkedAt(one, hex)).length;
  return countAt(view, seat, figure, hex) > tired;
}

/** TK-13: which explorer leaves a hex: one that has worked on it; among equals one that has worked least. */
export function walkingWorker(workers: readonly Worker[], figure: Figure, from: Hex, count: number): number {
  const here = workersAt(workers, figure, from);
  const tired = here.filter((i) => workers[i] !== undefined && hasWorkedAt(workers[i], from));
  if (tired.length > 0) return least(workers, tired);
  // Whoever has not worked at all is not in the list.
  return here.length < count ? -1 : least(workers, here);
}

/** TK-13: which explorer works on a hex: of those who have not yet, the one that has worked most elsewhere. */
export function workingWorker(workers: readonly Worker[], figure: Figure, hex: Hex): number {
  const able = workersAt(workers, figure, hex).filter((i) => workers[i] !== undefined && !hasWorkedAt(workers[i], hex));
  return able.reduce((most, i) => (most < 0 || works(workers, i) > works(workers, most) ? i : most), -1);
}

const workersAt = (workers: readonly Worker[], figure: Figure, hex: Hex): readonly number[] =>
  workers.flatMap((one, i) => (one.figure === figure && one.at === hex ? [i] : []));

const works = (workers: readonly Worker[], i: number): number => workers[i]?.worked.length ?? 0;

const least = (workers: readonly Worker[], some: readonly number[]): number =>
  some.reduce((few, i) => (few < 0 || works(workers, i) < works(workers, few) ? i : few), -1);
