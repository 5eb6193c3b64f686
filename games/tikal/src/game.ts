import { type OpenShape, openGame } from '@quri/kernel';
import { meta } from './meta.ts';
import { decide, parse } from './rules/decide.ts';
import { evolve } from './rules/evolve.ts';
import { awaited, legal } from './rules/legal.ts';
import { outcome } from './rules/outcome.ts';
import { proceed } from './rules/proceed.ts';
import { seals } from './rules/seals.ts';
import { blank } from './rules/setup.ts';
import { fork, type State } from './rules/state.ts';
import type { TikalShape } from './shape.ts';
import type { Seen } from './view/shapes.ts';

interface Types extends Pick<TikalShape, 'options' | 'intent' | 'refusal'> {
  state: State;
  event: Seen;
}

/** The types Tikal is made of. */
export interface Tikal extends OpenShape<Types> {
  moment: TikalShape['moment'];
  bots: TikalShape['bots'];
}

export const tikal = openGame<Types>({
  meta,
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
