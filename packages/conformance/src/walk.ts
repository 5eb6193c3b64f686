import {
  accept,
  dealFromText,
  frozen,
  type Game,
  type Luck,
  luckFrom,
  type Move,
  memoryOf,
  move,
  pick,
  type Seat,
  type Shape,
  type Table,
  type Viewer,
  viewers,
} from '@quri/kernel';
import type { Setting } from './subject.ts';

/** A moment of a random game, before the next move is made. */
export interface Moment<G extends Shape> {
  readonly table: Table<G>;
  readonly luck: Luck;
  /** What each viewer knows by now. */
  memory(viewer: Viewer): G['memory'];
  /** The move that comes next; undefined when the game is over. */
  readonly next: { readonly seat: Seat; readonly intent: G['intent'] } | undefined;
}

/** Plays a random game at a real table and stops at every moment, the end included. Seats that may change their mind do. */
export function walk<G extends Shape>(
  game: Game<G>,
  setting: Setting<G>,
  visit: (moment: Moment<G>) => void,
): Table<G> {
  const { players, options, seed } = setting;
  const luck = luckFrom(`walk ${seed}`);
  const { table } = dealFromText(game, players, options, seed);
  const memories = viewers(players).map((viewer) => memoryOf(table, viewer));
  const memory = (viewer: Viewer): G['memory'] => memories[viewer === 'spectator' ? players : viewer] as G['memory'];
  for (;;) {
    const next = nextMove(table, luck);
    visit({ table, luck, memory, next });
    if (next === undefined) return table;
    const step = move(table, asMove(table, next.seat, next.intent));
    if (!step.ok)
      throw new Error(`an offered intent was refused: ${JSON.stringify({ next, refused: step.refused, setting })}`);
    accept(table, step.value);
    viewers(players).forEach((viewer, i) => {
      game.remember(memory(viewer), step.value.seen[i] ?? [], game.project(frozen(table.state), viewer));
    });
  }
}

/** Some moments of a walk, more sparsely the longer it gets: for checks that fold the whole log each time. */
export function sparsely(): (entries: number) => boolean {
  let due = 1;
  return (entries) => {
    if (entries < due) return false;
    due = Math.ceil(entries * 1.25) + 1;
    return true;
  };
}

export const asMove = (table: Table, seat: Seat, intent: unknown): Move => ({
  seat,
  actor: 'bot',
  at: 1000 + table.entries.length,
  ask: table.asks[seat] ?? null,
  intent,
});

function nextMove<G extends Shape>(table: Table<G>, luck: Luck): Moment<G>['next'] {
  const { game } = table;
  const awaited = game.awaited(frozen(table.state));
  if (awaited.length === 0) return undefined;
  const willing = table.asks.flatMap((ask, seat) => (ask === null ? [] : [seat as Seat]));
  const seat = luck.below(5) === 0 ? pick(luck, willing) : pick(luck, awaited);
  return { seat, intent: pick(luck, game.legal(frozen(table.state), seat)) };
}
