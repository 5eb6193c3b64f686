import { canonical, frozen, type Luck, luckDice, luckFrom, pick, type Shape, type Viewer, viewers } from '@quri/kernel';
import { type Check, mustHold, type Subject } from '../subject.ts';
import { sameDraws } from '../twin.ts';
import { type Moment, walk } from '../walk.ts';
import { type Way, wayOfMove, wayToStart } from '../ways.ts';

const DEALS = 4;
const MOST_ALIKE = 3;

export const equalSeenEqualViews: Check = {
  name: 'equal seen, equal views: what a view shows of an entry was in what its viewer saw of it',
  run: (subject, setting) => {
    const { game } = subject;
    const { players, options, seed } = setting;
    const everybody = viewers(players);
    const luck = luckFrom(`ways ${seed}`);
    const deals = Array.from({ length: DEALS }, () => wayToStart(game, players, options, everybody, luckDice(luck)));
    everybody.forEach((viewer, i) => {
      mustAgree(subject, viewer, deals, i, () => ({ setting, viewer }));
    });
    walk(game, setting, (moment) => {
      if (moment.next === undefined) return;
      const where = (viewer: Viewer) => () => ({
        setting,
        viewer,
        ...moment.next,
        entries: moment.table.entries.length,
      });
      const ways = waysOn(subject, moment, everybody, luck);
      everybody.forEach((viewer, i) => {
        mustAgree(subject, viewer, ways, i, where(viewer));
        const [real] = ways;
        const other = real && !game.open ? imaginedWay(subject, moment, viewer, real, luck) : undefined;
        if (real && other)
          mustAgree(subject, viewer, [{ ...real, seen: [real.seen[i] ?? []] }, other], 0, where(viewer));
      });
    });
  },
};

/** The next move, others of its hidden class, and where it draws, the same with other dice. */
function waysOn<G extends Shape>(
  { game, looksAlike }: Subject<G>,
  { table, next }: Moment<G>,
  audience: readonly Viewer[],
  luck: Luck,
): readonly Way<G>[] {
  if (next === undefined) return [];
  const { seat, intent } = next;
  const others = looksAlike(frozen(table.state), seat, intent).filter((one) => canonical(one) !== canonical(intent));
  const way = (made: G['intent']): Way<G> =>
    wayOfMove(game, table.state, { seat, intent: made }, audience, luckDice(luck));
  const first = way(intent);
  const ways = [first, ...others.slice(0, MOST_ALIKE - 1).map(way)];
  return first.draws.length === 0 ? ways : [...ways, way(intent)];
}

/** The next move, or another of its hidden class, in a world that this viewer cannot tell from the real one. */
function imaginedWay<G extends Shape>(
  { game, looksAlike }: Subject<G>,
  { table, memory, next }: Moment<G>,
  viewer: Viewer,
  real: Way<G>,
  luck: Luck,
): Way<G> | undefined {
  if (next === undefined) return undefined;
  const world = game.imagine(game.project(frozen(table.state), viewer), frozen(memory(viewer)), luck);
  const alike = looksAlike(frozen(world), next.seat, next.intent);
  if (alike.length === 0) return undefined;
  const twin = { seat: next.seat, intent: pick(luck, alike) };
  return wayOfMove(game, world, twin, [viewer], sameDraws(real.draws, luck));
}

/** Of ways that one viewer sees the same of, the views must be the same too. */
function mustAgree<G extends Shape>(
  { game }: Subject<G>,
  viewer: Viewer,
  ways: readonly Way<G>[],
  place: number,
  where: () => object,
): void {
  const known = new Map<string, Way<G>>();
  for (const way of ways) {
    const seen = canonical(way.seen[place]);
    const like = known.get(seen);
    if (like === undefined) {
      known.set(seen, way);
      continue;
    }
    const [here, there] = [like, way].map(({ state }) => canonical(game.project(frozen(state), viewer)));
    mustHold(here === there, 'two views differ by something their viewer did not see', () => ({
      ...where(),
      seen,
      here,
      there,
    }));
  }
}
