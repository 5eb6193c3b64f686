import { atRandom, type GallerySubject, type Message, playThrough } from '@quri/board-kit/gallery';
import { canonical, luckFrom, type Shape, viewers } from '@quri/kernel';
import { everySetting } from '../settings.ts';
import { inPairs } from './trial.ts';

/** One step of a game as somebody saw it. */
export interface Moment<G extends Shape> {
  readonly before: Message<G>;
  readonly message: Message<G>;
  /** All that is needed to see it again. */
  readonly where: string;
}

/** About so many, however many ways there are to set up a table. */
const MOMENTS = 3000;

/**
 * Moments of games of every size and with every combination of options, through everybody's eyes in turn; every other
 * game is played at random. The first and the last moment of each are among them.
 */
export function momentsOf<G extends Shape>(subject: GallerySubject<G>, from: string): readonly Moment<G>[] {
  const luck = luckFrom(`moments ${from}`);
  const settings = everySetting(subject.game, from);
  return settings.flatMap((setting, i) => {
    const viewer = viewers(setting.players)[i % (setting.players + 1)] ?? 'spectator';
    const policy = i % 2 === 0 ? (subject.policy ?? atRandom) : atRandom;
    const steps = inPairs(playThrough(subject, { ...setting, viewer, policy }));
    const share = MOMENTS / settings.length / steps.length;
    return steps
      .filter((_, n) => n === 0 || n === steps.length - 1 || luck.fraction() < share)
      .map(([before, message]) => ({ before, message, where: canonical({ ...setting, viewer, seq: message.seq }) }));
  });
}
