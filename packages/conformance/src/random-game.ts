import {
  accept,
  dealFromText,
  frozen,
  type Game,
  type Move,
  memoryOf,
  move,
  pick,
  type Rng,
  type Seat,
  type Shape,
  seats,
  seededRng,
  type Table,
  type Viewer,
  viewers,
} from '@quri/kernel';
import type { Setting } from './subject.ts';

export interface NextMove<G extends Shape> {
  readonly seat: Seat;
  readonly intent: G['intent'];
}

/** A point of a random game, before its next move is made. */
export interface Checkpoint<G extends Shape> {
  readonly table: Table<G>;
  /** What each viewer knows by now. */
  memory(viewer: Viewer): G['memory'];
  /** Undefined when the game is over, or broken. */
  readonly next: NextMove<G> | undefined;
}

/**
 * Plays a random game at a real table and stops before every move and at the end. Seats that may change their mind do.
 * The same setting always gives the same game, whatever is done at its checkpoints.
 */
export function playRandomGame<G extends Shape>(
  game: Game<G>,
  setting: Setting<G>,
  visit: (checkpoint: Checkpoint<G>) => void = () => {},
): Table<G> {
  const { players, options, seed } = setting;
  const rng = seededRng(`walk ${seed}`);
  const { table } = dealFromText(game, players, options, seed);
  const memories = new Map(viewers(players).map((viewer) => [viewer, memoryOf(table, viewer)]));
  const memory = (viewer: Viewer): G['memory'] => memories.get(viewer) ?? game.emptyMemory(players, options, viewer);
  for (;;) {
    const next = nextMove(table, setting.prefer, rng);
    visit({ table, memory, next });
    if (next === undefined && game.awaited(frozen(table.state)).length > 0)
      throw new Error('a seat is awaited and has no offer');
    if (next === undefined) return table;
    const step = move(table, asMove(table, next.seat, next.intent));
    if (!step.ok) throw new Error(`an offered intent was refused: ${JSON.stringify({ next, refused: step.refused })}`);
    accept(table, step.value);
    viewers(players).forEach((viewer, i) => {
      game.remember(memory(viewer), step.value.seen[i] ?? [], game.project(frozen(table.state), viewer));
    });
  }
}

export const asMove = (table: Table, seat: Seat, intent: unknown): Move => ({
  seat,
  actor: 'bot',
  at: 1000 + table.entries.length,
  ask: table.asks[seat] ?? null,
  intent,
});

function nextMove<G extends Shape>(table: Table<G>, prefer: Setting<G>['prefer'], rng: Rng): NextMove<G> | undefined {
  const { game, asks, opening } = table;
  const awaited = game.awaited(frozen(table.state));
  if (awaited.length === 0) return undefined;
  const willing = seats(opening.players).filter((seat) => asks[seat] !== null);
  const seat = pick(rng, rng.below(5) === 0 && willing.length > 0 ? willing : awaited);
  const offers = offersFor(table, seat, prefer, rng);
  return offers.length === 0 ? undefined : { seat, intent: pick(rng, offers) };
}

/** What a seat chooses from: mostly what is preferred, where something is. */
export function offersFor<G extends Shape>(
  { game, state }: Table<G>,
  seat: Seat,
  prefer: Setting<G>['prefer'],
  rng: Rng,
): readonly G['intent'][] {
  const offers = game.legal(frozen(state), seat);
  const preferred = prefer?.(frozen(state), seat, offers) ?? [];
  return preferred.length > 0 && rng.below(10) > 0 ? preferred : offers;
}
