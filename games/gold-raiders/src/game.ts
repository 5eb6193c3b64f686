import type { Game } from '@quri/kernel';
import { type Deck, FULL_DECK } from './components.ts';
import { meta } from './meta.ts';
import { decide, parse } from './rules/decide.ts';
import type { Event } from './rules/events.ts';
import { evolve } from './rules/evolve.ts';
import { awaited, legal, maximalOffers } from './rules/legal.ts';
import { outcome } from './rules/outcome.ts';
import { proceed } from './rules/proceed.ts';
import { blank } from './rules/setup.ts';
import { fork, type State } from './rules/state.ts';
import type { GoldRaidersShape } from './shape.ts';
import { seenInFormat1 } from './view/format-1.ts';
import { imagine } from './view/imagine.ts';
import { emptyMemory, type Memory, remember } from './view/memory.ts';
import { ownFields, project, projectAll } from './view/project.ts';
import { redact, reveals, shortfall } from './view/redact.ts';

/** The types Gold Raiders is made of. */
export interface GoldRaiders extends GoldRaidersShape {
  state: State;
  event: Event;
  memory: Memory;
}

/**
 * The game played with some deck. Only dealing, the last round and imagining what is hidden depend on it, so it is no
 * part of the state: it never changes, and the state is copied and hashed at every step.
 */
export const raidersWith = (deck: Deck): Game<GoldRaiders> => ({
  meta,
  blank,
  awaited,
  legal,
  maximalOffers,
  parse,
  decide,
  proceed: (s, dice) => proceed(deck, s, dice),
  evolve,
  fork,
  reveals,
  project,
  ownFields,
  projectAll,
  redact,
  shortfall,
  seenInFormat1,
  emptyMemory,
  remember,
  imagine: (view, memory, rng) => imagine(deck, view, memory, rng),
  outcome,
});

export const goldRaiders: Game<GoldRaiders> = raidersWith(FULL_DECK);
