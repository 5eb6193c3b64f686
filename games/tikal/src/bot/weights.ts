import { FEATURES, type Feature } from './features.ts';

/** What one unit of a feature makes in points: at the next scoring, if it is near or far, and at each one after it. */
interface FeatureWeight {
  readonly near: number;
  readonly far: number;
  readonly later: number;
}

export interface Weights {
  /** In the order of `FEATURES`. */
  readonly features: readonly FeatureWeight[];
  /** Points by which expectations differ from the end: at the end, and more for each tile to come. */
  readonly spread: { readonly end: number; readonly tile: number };
  /**
   * How much a rival's loss counts beside one's own gain: a part, and another that is shared by all at the table. A
   * compromise: with all of it both sides fight over few temples and score little, with half of it others walk over one.
   */
  readonly harm: { readonly base: number; readonly shared: number };
}

/** How much it counts what the others have. */
type RivalTerms = Pick<Weights, 'spread' | 'harm'>;

const USUAL_RIVALS: RivalTerms = { spread: { end: 2, tile: 0.35 }, harm: { base: 0.2, shared: 1 } };

/** Near, far and later. */
type Row = readonly [number, number, number];

const weightsOf = (rows: Readonly<Partial<Record<Feature, Row>>>, rivals: RivalTerms = USUAL_RIVALS): Weights => ({
  ...rivals,
  features: FEATURES.map((feature) => {
    const [near, far, later] = rows[feature] ?? [0, 0, 0];
    return { near, far, later };
  }),
});

/** For two. From regressions of what was scored on what was there, over games of self-play; settled by mirrored matches. */
export const WEIGHTS: Weights = weightsOf({
  heldLoosely: [0.68, 0.05, 0.02],
  heldFairly: [0.7, 0.18, 0.14],
  heldFirmly: [0.78, 0.38, 0.32],
  heldSafely: [0.86, 0.46, 0.36],
  takeover: [0.25, 0.1, 0.05],
  digs: [0.22, 0.26, 0.05],
  presence: [0.21, 0.18, 0],
  figures: [0.1, 0.5, 0.5],
  leader: [1, 1.4, 0.5],
  access: [0.4, 0.9, 1],
  guardable: [0, 0.1, 0],
  hunting: [0.2, 1.7, 1],
  camps: [0, 1, 0.5],
  supply: [0, 0.45, 0.65],
  sets: [0.1, 0.25, 0.5],
  field: [0, 0.25, 0.35],
  guards: [0, 0.4, 1.6],
  border: [0, 1.2, 0.8],
});

/**
 * For three and four: half of the way from the weights for two to what a regression over games of four says. A wider
 * spread: it matters less which of the others is ahead.
 */
export const WEIGHTS_OF_MANY: Weights = weightsOf(
  {
    heldLoosely: [0.7, 0, 0.13],
    heldFairly: [0.76, 0.16, 0.26],
    heldFirmly: [0.83, 0.34, 0.4],
    heldSafely: [0.89, 0.44, 0.47],
    takeover: [0.22, 0.05, 0.03],
    digs: [0.07, 0.07, 0.06],
    presence: [0.23, 0.11, 0.02],
    figures: [0.17, 0.59, 0.67],
    leader: [1.13, 1.79, -0.48],
    access: [0.39, 0.85, 0.92],
    guardable: [0.03, 0.12, -0.08],
    hunting: [0.41, 1.33, 0.7],
    camps: [0.03, 0.6, 0.61],
    supply: [0.09, 0.52, 0.66],
    sets: [0.01, 0.06, 0.27],
    field: [0.01, 0.25, 0.1],
    guards: [-0.29, 0.51, 1.85],
    border: [-0.23, 1.64, 0.3],
  },
  { spread: { end: 12, tile: 0.35 }, harm: { base: -0.23, shared: 2.28 } },
);

/** Between the other two: it cares for what comes later, but not enough. */
export const STUDENT: Weights = weightsOf({
  heldLoosely: [0.81, 0.43, 0.13],
  heldFairly: [0.83, 0.52, 0.2],
  heldFirmly: [0.88, 0.64, 0.31],
  heldSafely: [0.93, 0.69, 0.34],
  takeover: [0.15, 0.06, 0.03],
  digs: [0.21, 0.24, 0.03],
  presence: [0.17, 0.15, 0],
  figures: [0.1, 0.34, 0.3],
  leader: [0.8, 1.04, 0.3],
  access: [0.32, 0.62, 0.6],
  guardable: [0, 0.06, 0],
  hunting: [0.32, 1.22, 0.6],
  camps: [0, 0.6, 0.3],
  supply: [0, 0.27, 0.39],
  sets: [0.06, 0.15, 0.3],
  field: [0, 0.15, 0.21],
  guards: [0, 0.24, 0.96],
  border: [0, 0.72, 0.48],
});

/** Counts what it would score now, and little else. */
export const BEGINNER: Weights = weightsOf({
  heldLoosely: [1, 1, 0.3],
  heldFairly: [1.02, 1.02, 0.3],
  heldFirmly: [1.03, 1.03, 0.3],
  heldSafely: [1.03, 1.03, 0.3],
  digs: [0.2, 0.2, 0],
  presence: [0.1, 0.1, 0],
  figures: [0.1, 0.1, 0],
  leader: [0.5, 0.5, 0],
  access: [0.2, 0.2, 0],
  hunting: [0.5, 0.5, 0],
});
