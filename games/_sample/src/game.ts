import type { Game } from '@quri/kernel';
import { meta } from './meta.ts';
import { decide, parse } from './rules/decide.ts';
import type { Event } from './rules/events.ts';
import { evolve } from './rules/evolve.ts';
import { awaited, legal } from './rules/legal.ts';
import { outcome } from './rules/outcome.ts';
import { proceed } from './rules/proceed.ts';
import { blank } from './rules/setup.ts';
import { fork, type State } from './rules/state.ts';
import type { SampleShape } from './shape.ts';
import { seenInFormat1 } from './view/format-1.ts';
import { imagine } from './view/imagine.ts';
import { emptyMemory, type Memory, remember } from './view/memory.ts';
import { ownFields, project } from './view/project.ts';
import { redact, reveals, shortfall } from './view/redact.ts';

/** The types Lucky Dip is made of. */
export interface Sample extends SampleShape {
  state: State;
  event: Event;
  memory: Memory;
}

export const sample: Game<Sample> = {
  meta,
  blank,
  awaited,
  legal,
  parse,
  decide,
  proceed,
  evolve,
  fork,
  reveals: (_before, event) => reveals(event),
  project,
  ownFields,
  redact,
  shortfall,
  seenInFormat1,
  emptyMemory,
  remember,
  imagine,
  outcome,
};
