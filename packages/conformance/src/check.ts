import type { Rng, Shape, Table } from '@quri/kernel';
import type { Checkpoint } from './random-game.ts';
import type { Setting, Subject } from './subject.ts';

/** What a check is told before the playthrough it watches. */
export interface Watched<G extends Shape> {
  readonly subject: Subject<G>;
  readonly setting: Setting<G>;
  /** Of this check alone: its draws change neither the playthrough nor what other checks draw. */
  readonly rng: Rng;
}

/** A check at work on one playthrough. It throws if the game does not conform. */
export interface Watcher<G extends Shape> {
  checkpoint?(checkpoint: Checkpoint<G>): void;
  end?(table: Table<G>): void;
}

export interface Check {
  readonly name: string;
  /** Only games with secrets, or only open ones; without it, all. */
  readonly for?: 'secrets' | 'open';
  /** It looks at the tiny game only, which is the same for every combination of options. */
  readonly tinyOnly?: boolean;
  /** It looks at about so many checkpoints of a playthrough: each takes long, or longer the longer the log is. */
  readonly samples?: number;
  watch<G extends Shape>(watched: Watched<G>): Watcher<G>;
}

/** Says what does not hold, and what shows it. The setting and the place in the playthrough are added by whoever runs the check. */
export function mustHold(holds: boolean, what: string, evidence: () => object = () => ({})): asserts holds {
  if (!holds) throw new Error(`${what}\n${JSON.stringify(evidence(), undefined, 1)}`);
}
