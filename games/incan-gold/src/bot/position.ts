import type { Frozen } from '@quri/kernel';
import { QUEST_DECK } from '../components.ts';
import type { State } from '../rules/state.ts';
import type { Memory } from '../view/memory.ts';
import type { View } from '../view/shapes.ts';
import { PRINTED_VALUES, type QuestCard, ROUNDS, valueWhenOut } from '../vocabulary.ts';

/** A decision in numbers: all that a bot of ours looks at. */
export interface Position {
  readonly players: number;
  readonly roundsLeft: number;
  readonly inside: number;
  /** Kinds of hazard on the path. */
  readonly hazards: number;
  /** The chance that the next card ends the round. */
  readonly struck: number;
  /** What one explorer gets from the next card on average, if all who are inside stay. */
  readonly gain: number;
  readonly beside: number;
  /** Gems lying on the path. */
  readonly pool: number;
  /** What the artifacts on the path would be worth to somebody who leaves alone. */
  readonly lure: number;
  /** What this explorer has for good. */
  readonly wealth: number;
  /** The most any other explorer inside would have on leaving with what lies beside their tent; none inside: 0. */
  readonly rivalInside: number;
  /** The most anybody has who is out already. */
  readonly rivalOut: number;
}

/** What this explorer would bring home now, if all who are inside leave with them. */
export const homeWith = ({ beside, pool, inside }: Position): number => beside + Math.floor(pool / inside);

interface Somebody {
  readonly inside: boolean;
  readonly beside: number;
  readonly artifacts: readonly { readonly value: number }[];
}

/** From what somebody in a seat sees and remembers. */
export function positionOf(view: View, memory: Frozen<Memory>, seat: number): Position {
  const tent = (n: number): number => view.explorers[n]?.tent ?? memory.tents[n] ?? 0;
  const gone = new Set<string>();
  for (const { card } of view.path) gone.add(card.id);
  for (const { card } of view.removed) gone.add(card.id);
  const deck = QUEST_DECK.filter(({ id }) => !gone.has(id));
  return counted(view, deck, view.deckSize, view.explorers, tent, seat);
}

/** The same from a world that was imagined. */
export function positionIn(world: Frozen<State>, seat: number): Position {
  const tent = (n: number): number => world.explorers[n]?.tent ?? 0;
  return counted(world, world.deck, world.deck.length, world.explorers, tent, seat);
}

function counted(
  { round, path, options, carriedOut }: Pick<View, 'round' | 'path' | 'options' | 'carriedOut'>,
  deck: readonly QuestCard[],
  deckSize: number,
  explorers: readonly Somebody[],
  tent: (seat: number) => number,
  seat: number,
): Position {
  let inside = 0;
  let rivalInside = 0;
  let rivalOut = 0;
  let wealth = 0;
  for (let n = 0; n < explorers.length; n++) {
    const one = explorers[n] as Somebody;
    if (one.inside) inside++;
    let has = tent(n);
    for (const { value } of one.artifacts) has += value;
    if (n === seat) wealth = has;
    else if (one.inside) rivalInside = Math.max(rivalInside, has + one.beside);
    else rivalOut = Math.max(rivalOut, has);
  }
  let pool = 0;
  let lure = 0;
  let hazards = 0;
  let met = 0;
  let lying = 0;
  for (const { card, gems } of path) {
    pool += gems;
    if (card.kind === 'artifact')
      lure += options.edition === 'modern' ? PRINTED_VALUES[card.artifact] : valueWhenOut(carriedOut + lying++);
    if (card.kind === 'hazard') {
      hazards++;
      met |= BIT[card.hazard];
    }
  }
  let strikes = 0;
  let shares = 0;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i] as QuestCard;
    if (card.kind === 'treasure') shares += Math.floor(card.value / inside);
    else if (card.kind === 'hazard' && met & BIT[card.hazard]) strikes++;
  }
  return {
    players: explorers.length,
    roundsLeft: ROUNDS - round,
    inside,
    hazards,
    struck: strikes / deckSize,
    gain: shares / deckSize,
    beside: explorers[seat]?.beside ?? 0,
    pool,
    lure,
    wealth,
    rivalInside,
    rivalOut,
  };
}

const BIT = { spiders: 1, mummy: 2, fire: 4, snake: 8, rockfall: 16 } as const;
