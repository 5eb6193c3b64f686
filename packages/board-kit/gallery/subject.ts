import { type Game, pick, type Rng, type Shape } from '@quri/kernel';
import type { GameText, PublicShape } from '@quri/words';
import type { GameScreen } from '../src/index.ts';

/** How somebody plays who is in the picture. */
export type Policy<G extends Shape> = (offers: readonly G['intent'][], view: G['view'], rng: Rng) => G['intent'];

/** Whatever is offered, each as likely as the others. */
export const atRandom = <Intent>(offers: readonly Intent[], _view: object, rng: Rng): Intent => pick(rng, offers);

/** A game with its board: what the gallery shows, and what the tests of a board try out. */
export interface GallerySubject<G extends Shape, Shown = unknown> {
  readonly game: Game<G>;
  readonly board: GameScreen<G['view'], G['seen'], G['intent'], Shown>;
  readonly words: Readonly<Record<'en' | 'pl', GameText<SpokenOf<G>>>>;
  /** For games that look like games; without it, all play at random. */
  readonly policy?: Policy<G>;
}

interface SpokenOf<G extends Shape> extends PublicShape {
  options: G['options'];
  intent: G['intent'];
  refusal: G['refusal'];
  view: G['view'];
  seen: G['seen'];
}
