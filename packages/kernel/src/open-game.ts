import type { Game, Shape } from './contract.ts';
import type { Frozen } from './frozen.ts';

/** The types of a game without secrets between players: its view is its state, and what is seen are its events. */
export interface OpenShape<G extends OpenTypes = OpenTypes> extends Shape {
  options: G['options'];
  state: G['state'];
  intent: G['intent'];
  event: G['event'];
  refusal: G['refusal'];
  view: Frozen<G['state']>;
  seen: G['event'];
  memory: Nothing;
}

type OpenTypes = Pick<Shape, 'options' | 'state' | 'intent' | 'event' | 'refusal'>;

/** There is nothing to remember that the view does not show. */
type Nothing = Readonly<Record<never, never>>;

/** What a game owes where nothing is hidden. */
export type OpenRules<G extends OpenTypes> = Pick<
  Game<OpenShape<G>>,
  | 'meta'
  | 'optionsFault'
  | 'blank'
  | 'awaited'
  | 'legal'
  | 'parse'
  | 'decide'
  | 'proceed'
  | 'evolve'
  | 'fork'
  | 'outcome'
> & {
  /** Does this event close the way back, though nothing is drawn? The end of a turn does. */
  seals(event: G['event']): boolean;
};

/** Makes a game of its rules alone: everybody sees everything. */
export function openGame<G extends OpenTypes>({ seals, ...rules }: OpenRules<G>): Game<OpenShape<G>> {
  return {
    ...rules,
    open: true,
    reveals: (_before, event) => (seals(event) ? 'all' : 'none'),
    project: (s) => s,
    redact: (_before, event) => event,
    emptyMemory: () => ({}),
    remember: () => {},
    imagine: (view) => rules.fork(view),
  };
}
