import type { Dice, Seat } from '@quri/kernel';
import { defaultOptions, frozen, type Luck, luckDice, luckFrom, seat, type Viewer } from '@quri/kernel';
import { incanGold } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import type { Choice, Intent, Options } from '../src/vocabulary.ts';

/** What a table would send one viewer, move by move. */
export interface Message {
  readonly seq: number;
  readonly view: View;
  readonly seen: readonly Seen[];
  readonly offers: readonly Intent[];
}

export interface Wanted {
  readonly players: number;
  readonly seed: string;
  readonly viewer: Viewer;
  readonly options?: Partial<Options>;
  /** How somebody chooses: the chance to leave, given the path. */
  readonly leaving?: (view: View, seat: Seat) => number;
  /** Cards told instead of drawn, first to last. */
  readonly dice?: Dice;
}

const sensible = (view: View): number => Math.min(0.6, view.path.length * 0.07);

/** Plays a whole game with the real engine and notes what one viewer is sent. */
export function playedOut({ players, seed, viewer, options, leaving = sensible, dice }: Wanted): readonly Message[] {
  const luck = luckFrom(seed);
  const drawing = dice ?? luckDice(luckFrom(`${seed} cards`));
  const state = incanGold.blank(players, { ...defaultOptions(incanGold.meta.options, players), ...options });
  const messages: Message[] = [];
  const send = (seen: readonly Seen[]): void => {
    const offers = viewer === 'spectator' ? [] : incanGold.legal(frozen(state), viewer);
    messages.push({ seq: messages.length, view: incanGold.project(frozen(state), viewer), seen, offers });
  };
  send([]);
  send(carriedOn(state, drawing, viewer, []));
  for (;;) {
    const waiting = incanGold.awaited(frozen(state));
    const next = waiting[luck.below(Math.max(1, waiting.length))];
    if (next === undefined) return messages;
    const choice = chosen(state, next, luck, leaving);
    const decided = incanGold.decide(frozen(state), next, { type: 'choose', choice });
    if (!decided.ok) throw new Error(`the rules refuse ${choice}`);
    send(carriedOn(state, drawing, viewer, decided.value));
  }
}

function chosen(state: State, by: Seat, luck: Luck, leaving: (view: View, seat: Seat) => number): Choice {
  return luck.fraction() < leaving(incanGold.project(frozen(state), by), by) ? 'camp' : 'torch';
}

function carriedOn(
  state: State,
  dice: Dice,
  viewer: Viewer,
  first: Parameters<typeof incanGold.evolve>[1][] | readonly Parameters<typeof incanGold.evolve>[1][],
): readonly Seen[] {
  const seen: Seen[] = [];
  for (let batch: readonly Parameters<typeof incanGold.evolve>[1][] = first; ; ) {
    for (const event of batch) {
      const one = incanGold.redact(frozen(state), event, viewer);
      if (one !== undefined) seen.push(one);
      incanGold.evolve(state, event);
    }
    batch = incanGold.proceed(frozen(state), dice);
    if (batch.length === 0) return seen;
  }
}

export const asViewer = (n: number): Viewer => (n < 0 ? 'spectator' : seat(n));
