import { apply, type Frozen, noDice, type Seat } from '@quri/kernel';
import { floorOf, tileAt } from '../src/answers/floor.ts';
import { symbolAt } from '../src/answers/map.ts';
import { walksOf } from '../src/answers/reach.ts';
import { HEXAGON } from '../src/components.ts';
import { inka } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { Cell, Intent } from '../src/vocabulary.ts';

/** Cells a seat wants to walk to: its statues, or an exit once it has them all. */
function goalsOf(s: Frozen<State>, seat: Seat): readonly Cell[] {
  const floor = floorOf(s);
  const standing = s.statues[seat] ?? [];
  return HEXAGON.triangles.flatMap((_, cell) => {
    const tile = tileAt(floor, cell);
    const isGoal =
      standing.length === 0 ? symbolAt(s, cell) === 'start' && tile === null : tile !== null && standing.includes(tile);
    return isGoal ? [cell] : [];
  });
}

const distance = (from: Cell, to: Cell): number => {
  const [one, other] = [HEXAGON.triangles[from], HEXAGON.triangles[to]];
  if (one === undefined || other === undefined) return 0;
  const [a, b] = [one.a - other.a, one.b - other.b];
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));
};

/** How far from its goals a seat can get; less than 0 if it reaches one. */
function farness(s: Frozen<State>, seat: Seat): number {
  const goals = goalsOf(s, seat);
  const here = s.counters[seat] ?? 0;
  const cells = [here, ...walksOf(s, floorOf(s), seat, s.turn.actionPoints).map(({ to }) => to)];
  if (cells.some((cell) => goals.includes(cell))) return -1;
  return Math.min(...cells.flatMap((cell) => goals.map((goal) => distance(cell, goal))));
}

/** Offers that bring a seat nearer to what it wants: random games with them use every rule, and some are won. */
export function explorersOffers(s: Frozen<State>, seat: Seat, offers: readonly Intent[]): readonly Intent[] {
  const statue = offers.filter(({ type }) => type === 'takeStatue');
  if (statue.length > 0) return statue;
  if (s.phase === 'movingTiles') {
    const now = farness(s, seat);
    const better = now < 0 ? [] : offers.filter((offer) => offer.type === 'moveTile' && after(s, seat, offer) < now);
    return better.length > 0 ? better : offers.filter(({ type }) => type === 'startWalking');
  }
  if (s.phase === 'blocking') return offers.filter((offer) => offer.type === 'endTurn' && offer.blocker === null);
  const goals = goalsOf(s, seat);
  const nearest = (cell: Cell): number => Math.min(...goals.map((goal) => (cell === goal ? -1 : distance(cell, goal))));
  const here = nearest(s.counters[seat] ?? 0);
  const ways = offers.flatMap((offer) =>
    offer.type === 'walk' || offer.type === 'takePassage' ? [{ offer, left: nearest(offer.to) }] : [],
  );
  const best = Math.min(...ways.map(({ left }) => left));
  return best < here ? ways.filter(({ left }) => left === best).map(({ offer }) => offer) : [];
}

function after(s: Frozen<State>, seat: Seat, offer: Intent): number {
  const next = inka.fork(s);
  apply(inka, next, seat, offer, noDice);
  return farness(next, seat);
}
