import {
  canonical,
  frozen,
  type Game,
  type Luck,
  luckDice,
  luckFrom,
  pick,
  type Shape,
  type Viewer,
  viewers,
} from '@quri/kernel';
import { type Check, mustHold, type Subject } from '../subject.ts';
import { sameDraws } from '../twin.ts';
import { type Moment, walk } from '../walk.ts';
import { type Way, wayOfMove, wayToStart } from '../ways.ts';

const DEALS = 6;
const WORLDS = 2;

export const sizesTellNothing: Check = {
  name: 'sizes tell nothing: what anybody is sent takes as much room in every world that a spectator cannot tell apart',
  for: 'secrets',
  run: (subject, setting) => {
    const { game } = subject;
    const { players, options, seed } = setting;
    const everybody = viewers(players);
    const luck = luckFrom(`sizes ${seed}`);
    const deals = Array.from({ length: DEALS }, () => wayToStart(game, players, options, everybody, luckDice(luck)));
    mustTakeTheSameRoom(game, everybody, deals, () => ({ setting }));
    walk(game, setting, (moment) => {
      if (moment.next === undefined) return;
      const where = () => ({ setting, ...moment.next, entries: moment.table.entries.length });
      mustTakeTheSameRoom(game, everybody, twinWays(subject, moment, everybody, luck), where);
    });
  },
};

/** The next move, another of its hidden class, and either in worlds that a spectator cannot tell from the real one. */
function twinWays<G extends Shape>(
  { game, looksAlike }: Subject<G>,
  { table, memory, next }: Moment<G>,
  audience: readonly Viewer[],
  luck: Luck,
): readonly Way<G>[] {
  if (next === undefined) return [];
  const real = wayOfMove(game, table.state, next, audience, luckDice(luck));
  const view = game.project(frozen(table.state), 'spectator');
  const imagined = Array.from({ length: WORLDS }, () => game.imagine(view, frozen(memory('spectator')), luck));
  const twins = [table.state, ...imagined].flatMap((world) => {
    const alike = looksAlike(frozen(world), next.seat, next.intent);
    if (alike.length === 0 || (world === table.state && alike.length === 1)) return [];
    const twin = { seat: next.seat, intent: pick(luck, alike) };
    return [wayOfMove(game, world, twin, audience, sameDraws(real.draws, luck))];
  });
  return [real, ...twins];
}

/** Of ways that a spectator, who comes last, sees the same of. */
function mustTakeTheSameRoom<G extends Shape>(
  game: Game<G>,
  audience: readonly Viewer[],
  ways: readonly Way<G>[],
  where: () => object,
): void {
  const groups = new Map<string, Way<G>[]>();
  for (const way of ways) {
    const seen = canonical(way.seen.at(-1));
    groups.set(seen, [...(groups.get(seen) ?? []), way]);
  }
  for (const alike of groups.values()) {
    if (alike.length < 2) continue;
    audience.forEach((viewer, i) => {
      const [first, ...others] = alike.map((way) => roomFor(game, viewer, way, i, where));
      for (const other of others)
        for (const part of ['seen', 'view', 'offers'] as const)
          mustHold(first?.[part] === other[part], `the size of ${said[part]} tells a secret`, () => ({
            ...where(),
            viewer,
            sizes: [first?.[part], other[part]],
          }));
    });
  }
}

const said = { seen: 'what was seen', view: 'a view', offers: 'what is offered' };

/** How many bytes each part takes that a viewer is sent, with what it falls short of. */
function roomFor<G extends Shape>(
  game: Game<G>,
  viewer: Viewer,
  { seen, state }: Way<G>,
  place: number,
  where: () => object,
): Readonly<Record<'seen' | 'view' | 'offers', string>> {
  const { shortfall, conceivable } = game;
  const view = game.project(frozen(state), viewer);
  const sizes = (seen[place] ?? []).map((one) => bytes(one) + (shortfall?.seen(one) ?? 0));
  let offers = viewer === 'spectator' ? 0 : bytes(game.legal(frozen(state), viewer));
  if (conceivable !== undefined && viewer !== 'spectator') {
    const most = bytes(conceivable(frozen(state), viewer));
    mustHold(offers <= most, 'offers take more room than all that is conceivable', () => ({ ...where(), viewer }));
    offers = most;
  }
  return { seen: `${sizes}`, view: `${bytes(view) + (shortfall?.view(view) ?? 0)}`, offers: `${offers}` };
}

const bytes = (value: unknown): number => Buffer.byteLength(canonical(value));
