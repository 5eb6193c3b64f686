import type { Game } from '@quri/kernel';
import type { Sample } from '../../src/game.ts';

/** A game broken in one place, and the check that must notice. */
export interface BrokenVariant {
  readonly broken: string;
  readonly check: RegExp;
  readonly says: RegExp;
  game(): Partial<Game<Sample>>;
}
