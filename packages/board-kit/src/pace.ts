export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How much of its full time a motion takes. */
export const TEMPO: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

/** Milliseconds at a calm pace; the style sheet has the same under the same names. */
export const DURATIONS = { press: 120, piece: 240, card: 600, staged: 900 } as const;
