import type { Shape } from '@quri/kernel';
import { type Message, type PlayOptions, playThrough } from './play-through.ts';
import type { GallerySubject } from './subject.ts';

/** A moment worth looking at, described; some game or other has it. */
export interface Scene<G extends Shape> extends Omit<PlayOptions<G>, 'seed'> {
  /** Is this the moment? */
  fits(message: Message<G>, before: Message<G> | undefined): boolean;
  /** What has been chosen by then, where choosing takes more than one step. */
  readonly draft?: unknown;
  /** It is a motion: the beats at which a picture of it is taken. */
  readonly beats?: readonly string[];
}

export type Scenes<G extends Shape> = Readonly<Record<string, Scene<G>>>;

/** A game, and the number of the message to look at. */
export interface FoundScene<G extends Shape> {
  readonly log: readonly Message<G>[];
  readonly at: number;
}

const MOST_GAMES = 4000;

/** Looks through games for one that has the moment. */
export function findScene<G extends Shape>(
  subject: GallerySubject<G>,
  scene: Scene<G>,
  viewer: NonNullable<PlayOptions<G>['viewer']> = 0,
): FoundScene<G> {
  for (let i = 0; i < MOST_GAMES; i++) {
    const log = playThrough(subject, { viewer, ...scene, seed: `scene ${i}` });
    const at = log.findIndex((message, n) => scene.fits(message, log[n - 1]));
    if (at >= 0) return { log, at };
  }
  throw new Error('no game has such a moment');
}
