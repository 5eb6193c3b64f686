import { canonical, type Shape, seededRng } from '@quri/kernel';
import type { Watcher } from './check.ts';
import { checksFor } from './checks/index.ts';
import { playRandomGame } from './random-game.ts';
import { sampleOf } from './sampling.ts';
import type { Setting, Subject } from './subject.ts';

/** A check looks at no more checkpoints of one playthrough than this, spread over all of it. */
const MOST_CHECKPOINTS = 300;

export interface CheckResult {
  readonly name: string;
  /** How many checkpoints it looked at; of a check that reads the log at the end, all. */
  readonly checkpoints: number;
  readonly failure?: Error;
}

interface RunningCheck<G extends Shape> {
  readonly name: string;
  readonly due: ReadonlySet<number>;
  watcher: Watcher<G>;
  failure?: Error;
}

/** The name of what fails when a game breaks off; the checks have then seen it up to there. */
export const PLAYED_OUT = 'a random game is played to its end, and every move it makes is accepted';

/** Plays one random game and lets all checks watch it. A check that has failed watches no further; the others do. */
export function runChecks<G extends Shape>(
  subject: Subject<G>,
  setting: Setting<G>,
  checks = checksFor(subject.game),
): readonly CheckResult[] {
  const length = lengthOf(subject, setting);
  let at = 0;
  const attempt = (one: RunningCheck<G>, step: () => void): void => {
    if (one.failure !== undefined) return;
    try {
      step();
    } catch (error) {
      const where = `${one.name}: ${canonical(setting)}, checkpoint ${at} of ${length}, ${one.due.size} sampled`;
      one.failure = new Error(`${error instanceof Error ? error.message : error}\n${where}`, { cause: error });
    }
  };
  const playing: RunningCheck<G> = { name: PLAYED_OUT, due: new Set(), watcher: {} };
  const running = checks.map((check): RunningCheck<G> => {
    const { name, samples = MOST_CHECKPOINTS } = check;
    const due = sampleOf(length, samples, seededRng(`sample ${name} ${setting.seed}`));
    const one: RunningCheck<G> = { name, due, watcher: {} };
    attempt(one, () => {
      one.watcher = check.watch({ subject, setting, rng: seededRng(`${name} ${setting.seed}`) });
    });
    return one;
  });
  attempt(playing, () => {
    const table = playRandomGame(subject.game, setting, (checkpoint) => {
      for (const one of running) if (one.due.has(at)) attempt(one, () => one.watcher.checkpoint?.(checkpoint));
      at++;
    });
    for (const one of running) attempt(one, () => one.watcher.end?.(table));
  });
  return [playing, ...running].map(({ name, due, watcher, failure }) => ({
    name,
    checkpoints: watcher.checkpoint ? due.size : watcher.end ? length : 0,
    ...(failure === undefined ? {} : { failure }),
  }));
}

/** How many checkpoints the game has; if it breaks off, up to there. */
function lengthOf<G extends Shape>({ game }: Subject<G>, setting: Setting<G>): number {
  let length = 0;
  try {
    playRandomGame(game, setting, () => length++);
  } catch {
    // It breaks off again where the checks watch, and is reported there.
  }
  return length;
}

/** Why a game does not conform at one table, according to the one check with such a name; undefined if it does. */
export function failureOf<G extends Shape>(name: RegExp, subject: Subject<G>, setting: Setting<G>): Error | undefined {
  const [check, ...others] = checksFor(subject.game).filter((one) => name.test(one.name));
  if (check === undefined || others.length > 0) throw new Error(`not just one check has a name like ${name}`);
  return runChecks(subject, setting, [check]).find((result) => result.name === check.name)?.failure;
}
