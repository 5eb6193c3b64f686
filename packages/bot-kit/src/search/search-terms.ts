import type { Frozen, Seat, Shape } from '@quri/kernel';
import type { PlayingOn } from '../policy.ts';

/** What every search is told, beside how worlds are played on where nothing is searched. */
export interface SearchTerms<G extends Shape> extends PlayingOn<G> {
  /** Worlds to imagine, at most: less if `asked.ms` is over by the clock that came with the question. */
  readonly iterations: number;
  /** The offers worth a thought, judged by what this seat knows in the world; without it, all of them. */
  worthwhile?(world: Frozen<G['state']>, seat: Seat, offers: readonly G['intent'][]): readonly G['intent'][];
}
