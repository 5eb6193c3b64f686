import { at } from './at.ts';
import { equalJson } from './canonical.ts';
import { type Game, learns, type Shape } from './contract.ts';
import { frozen } from './frozen.ts';
import { invariantBroken } from './invariant.ts';
import { type Seat, seats, type Viewer } from './seat.ts';

/** A bound for `proceed`, so that a bug in rules cannot hang the server. */
export const MOST_EVENTS = 10_000;

/** Events being folded into a state, with what some viewers see of them. */
export interface Fold<G extends Shape> {
  readonly state: G['state'];
  /** The viewers `seen` is made for. */
  readonly audience: readonly Viewer[];
  readonly seen: readonly G['seen'][][];
  readonly events: G['event'][];
  /** The seats that learned something, as bits. */
  learned: number;
  /** Something was revealed to somebody. */
  revealed: boolean;
}

/** `state` is written into. */
export function foldInto<G extends Shape>(game: Game<G>, state: G['state'], audience: readonly Viewer[]): Fold<G> {
  // In an open game everybody sees the same: one list serves all.
  const seen = game.open ? audience.map(sameList<G['seen']>([])) : audience.map((): G['seen'][] => []);
  return { state, audience, seen, events: [], learned: 0, revealed: false };
}

const sameList =
  <T>(list: T[]): (() => T[]) =>
  () =>
    list;

export function foldEvent<G extends Shape>(game: Game<G>, fold: Fold<G>, players: number, event: G['event']): void {
  if (fold.events.length >= MOST_EVENTS) invariantBroken('an entry does not end', { events: fold.events.length });
  const { state, seen } = fold;
  const revealed = game.reveals(frozen(state), event);
  if (revealed !== 'none') {
    fold.revealed = true;
    for (const one of seats(players)) if (learns(revealed, one)) fold.learned |= bit(one);
  }
  if (game.open) seen[0]?.push(event as G['seen']);
  else noteSeen(game, fold, event);
  game.evolve(state, event);
  fold.events.push(event);
}

function noteSeen<G extends Shape>(game: Game<G>, { state, audience, seen }: Fold<G>, event: G['event']): void {
  let last: G['seen'] | undefined;
  for (let i = audience.length - 1; i >= 0; i--) {
    const seenEvent = game.redact(frozen(state), event, at(audience, i));
    if (seenEvent === undefined) continue;
    // Most of what happens is the same to all: they then share the last one's object, and its text is made once.
    last ??= seenEvent;
    seen[i]?.push(equalJson(last, seenEvent) ? last : seenEvent);
  }
}

export const bit = (seat: Seat): number => 1 << seat;
