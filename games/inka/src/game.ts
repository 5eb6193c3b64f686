import { type OpenShape, openGame } from '@quri/kernel';
import { meta } from './meta.ts';
import { decide, parse } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { awaited, legal } from './rules/legal.ts';
import { optionsFault } from './rules/options-fault.ts';
import { outcome } from './rules/outcome.ts';
import { proceed } from './rules/proceed.ts';
import { seals } from './rules/seals.ts';
import { blank } from './rules/setup.ts';
import { fork, type State } from './rules/state.ts';
import type { InkaShape } from './shape.ts';
import type { Seen } from './view/shapes.ts';

interface Types extends Pick<InkaShape, 'options' | 'intent' | 'refusal'> {
  state: State;
  event: Seen;
}

/** The types Inka is made of. */
export interface Inka extends OpenShape<Types> {
  moment: InkaShape['moment'];
  bots: InkaShape['bots'];
}

export const inka = openGame<Types>({
  meta,
  optionsFault,
  blank,
  awaited,
  legal,
  parse,
  decide,
  proceed,
  evolve,
  fork,
  outcome,
  seals,
});
