import type { News } from '@quri/protocol';

/** How wealth grew: for each step of the game what everybody had by then. */
export interface Course {
  readonly steps: readonly (readonly number[])[];
}

/** What is read of a game's sights here; a sight of another kind is passed over. */
interface Sight {
  readonly type: string;
  readonly inside?: readonly number[];
  readonly leavers?: readonly number[];
  readonly artifacts?: readonly { readonly value: number }[];
  readonly share?: number;
}

const COURSES: Readonly<Record<string, (sights: readonly Sight[], players: number) => Course>> = {
  'incan-gold': expeditions,
};

/** How a game came about, from nothing but what was seen of it; undefined where nobody wrote how to read it. */
export function courseOf(game: string, history: readonly News[], players: number): Course | undefined {
  const course = Object.hasOwn(COURSES, game) ? COURSES[game] : undefined;
  return course?.(
    history.flatMap(({ seen }) => seen as readonly Sight[]),
    players,
  );
}

/** What was carried home by the end of each round: gems beside a tent count once their owner is back. */
function expeditions(sights: readonly Sight[], players: number): Course {
  const home = Array.from({ length: players }, () => 0);
  let beside = home.map(() => 0);
  const steps: number[][] = [[...home]];
  for (const { type, inside = [], leavers = [], artifacts = [], share = 0 } of sights) {
    if (type === 'treasureFound') for (const seat of inside) beside[seat] = (beside[seat] ?? 0) + share;
    if (type === 'hazardStruck') for (const seat of inside) beside[seat] = 0;
    if (type === 'leaversSettled') {
      for (const seat of leavers) {
        const carried = artifacts.reduce((sum, { value }) => sum + value, 0);
        home[seat] = (home[seat] ?? 0) + (beside[seat] ?? 0) + share + carried;
        beside[seat] = 0;
      }
    }
    if (type === 'roundEnded') {
      beside = home.map(() => 0);
      steps.push([...home]);
    }
  }
  return { steps };
}
