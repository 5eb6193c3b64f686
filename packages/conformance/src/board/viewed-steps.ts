import { atRandom, type GallerySubject, type Message, playThrough } from '@quri/board-kit/gallery';
import { canonical, type Shape, seededRng, viewers } from '@quri/kernel';
import { settingsOf } from '../settings.ts';
import type { Setting } from '../subject.ts';
import { inPairs } from './trial.ts';

/** One step of a game as somebody saw it. */
export interface ViewedStep<G extends Shape> {
  readonly before: Message<G>;
  readonly message: Message<G>;
  /** All that is needed to see it again. */
  readonly where: string;
}

/** About so many, however many settings and viewers there are. */
const STEPS = 3000;

/**
 * Steps of games at every table a game is tested at, and as seen from every seat of every number of players; every other
 * game is played at random. The first and the last step of each are among them.
 */
export function viewedSteps<G extends Shape>(subject: GallerySubject<G>, from: string): readonly ViewedStep<G>[] {
  const rng = seededRng(`steps ${from}`);
  const games = viewedGames(settingsOf(subject.game, from));
  return games.flatMap((game, i) => {
    const policy = i % 2 === 0 ? (subject.policy ?? atRandom) : atRandom;
    const steps = inPairs(playThrough(subject, { ...game, policy }));
    const share = STEPS / games.length / steps.length;
    return steps
      .filter((_, n) => n === 0 || n === steps.length - 1 || rng.fraction() < share)
      .map(([before, message]) => ({ before, message, where: canonical({ ...game, seq: message.seq }) }));
  });
}

/** All settings and all viewers of each number of players, one with the other. */
function viewedGames<G extends Shape>(settings: readonly Setting<G>[]) {
  return [...new Set(settings.map(({ players }) => players))].flatMap((players) => {
    const here = settings.filter((setting) => setting.players === players);
    const all = viewers(players);
    const rounds = Math.ceil(all.length / here.length);
    const games = Array.from({ length: rounds }, () => here).flat();
    return games.map(({ options, seed }, i) => {
      const viewer = all[i % all.length] ?? 'spectator';
      return { players, options, viewer, seed: `${seed} ${i}` };
    });
  });
}
