import type { Dice, Seat } from '@quri/kernel';
import { defaultOptions, frozen, type Luck, luckDice, luckFrom, pick, seat, type Viewer } from '@quri/kernel';
import { goldRaiders } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { State } from '../src/rules/state.ts';
import type { Seen, View } from '../src/view/shapes.ts';
import type { Intent, Options } from '../src/vocabulary.ts';

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
  /** How somebody plays. */
  readonly playing?: (offers: readonly Intent[], luck: Luck, view: View) => Intent;
}

/** Few stacks, some of them high; Recons and Steals are used as often as laid. */
export const sensible = (offers: readonly Intent[], luck: Luck): Intent => {
  const kinds = [...new Set(offers.map(({ type }) => type))];
  const kind = kinds[luck.below(kinds.length)];
  const those = offers.filter(({ type }) => type === kind);
  const onto = those.filter((one) => 'onto' in one && one.onto !== 'new');
  return pick(luck, onto.length > 0 && luck.fraction() < 0.72 ? onto : those);
};

/** Every card beside the others. */
export const spreading = (offers: readonly Intent[], luck: Luck): Intent => {
  const fresh = offers.filter((one) => one.type === 'stackCard' && one.onto === 'new');
  return pick(luck, fresh.length > 0 ? fresh : offers);
};

/** Plays a whole game with the real engine and notes what one viewer is sent. */
export function playedOut({ players, seed, viewer, options, playing = sensible }: Wanted): readonly Message[] {
  const luck = luckFrom(seed);
  const dice = luckDice(luckFrom(`${seed} cards`));
  const state = goldRaiders.blank(players, { ...defaultOptions(goldRaiders.meta.options, players), ...options });
  const messages: Message[] = [];
  const send = (seen: readonly Seen[]): void => {
    const offers = viewer === 'spectator' ? [] : goldRaiders.legal(frozen(state), viewer);
    messages.push({ seq: messages.length, view: goldRaiders.project(frozen(state), viewer), seen, offers });
  };
  send([]);
  send(carriedOn(state, dice, viewer, []));
  for (;;) {
    const [next] = goldRaiders.awaited(frozen(state));
    if (next === undefined) return messages;
    const intent = playing(goldRaiders.legal(frozen(state), next), luck, goldRaiders.project(frozen(state), next));
    send(carriedOn(state, dice, viewer, decided(state, next, intent)));
  }
}

function decided(state: State, by: Seat, intent: Intent): readonly Event[] {
  const events = goldRaiders.decide(frozen(state), by, intent);
  if (!events.ok) throw new Error(`the rules refuse ${intent.type}`);
  return events.value;
}

function carriedOn(state: State, dice: Dice, viewer: Viewer, first: readonly Event[]): readonly Seen[] {
  const seen: Seen[] = [];
  for (let batch = first; ; ) {
    for (const event of batch) {
      const one = goldRaiders.redact(frozen(state), event, viewer);
      if (one !== undefined) seen.push(one);
      goldRaiders.evolve(state, event);
    }
    batch = goldRaiders.proceed(frozen(state), dice);
    if (batch.length === 0) return seen;
  }
}

export const asViewer = (n: number): Viewer => (n < 0 ? 'spectator' : seat(n));
