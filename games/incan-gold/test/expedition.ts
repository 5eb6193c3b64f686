import { advance, apply, type Dice, defaultOptions, frozen, scriptedDice, seat, type Viewer } from '@quri/kernel';
import { incanGold } from '../src/game.ts';
import { meta } from '../src/meta.ts';
import type { Explorer, State } from '../src/rules/state.ts';
import type { View } from '../src/view/shapes.ts';
import type { Choice, FinalCount, Options } from '../src/vocabulary.ts';

const LETTERS: Readonly<Record<string, Choice>> = { t: 'torch', c: 'camp' };

/** What nobody told comes as it lies in the pile. */
const asItLies: Dice = { draw: (_address, from) => from[0] as (typeof from)[number] };

/** A game whose cards come as a test tells them. */
export interface Expedition {
  readonly state: State;
  explorer(n: number): Explorer;
  /** Those inside choose in order of seats, t for torch and c for camp; then the told cards are turned. */
  go(choices: string, ...draws: readonly string[]): Expedition;
  view(viewer: Viewer): View;
  /** Names of the cards on the path, with the gems that lie on them. */
  path(): readonly string[];
  besides(): readonly number[];
  tents(): readonly number[];
  inside(): readonly number[];
  final(): FinalCount | undefined;
}

/** Opens an expedition: the draws are the start player, the artifact where there is one, then cards. */
export function expedition(players: number, draws: readonly string[], options: Partial<Options> = {}): Expedition {
  const all = { ...defaultOptions(meta.options, players), ...options };
  const state = incanGold.blank(players, all);
  advance(incanGold, state, scriptedDice(draws, asItLies));
  const insiders = (): number[] => state.explorers.flatMap(({ inside }, n) => (inside ? [n] : []));
  const self: Expedition = {
    state,
    explorer: (n) => state.explorers[n] as Explorer,
    go: (choices, ...more) => {
      const seats = insiders();
      if (seats.length !== choices.length) throw new Error(`${seats.length} are inside, not ${choices.length}`);
      const dice = scriptedDice(more, asItLies);
      seats.forEach((n, i) => {
        apply(incanGold, state, seat(n), { type: 'choose', choice: LETTERS[choices.charAt(i)] as Choice }, dice);
      });
      return self;
    },
    view: (viewer) => incanGold.project(frozen(state), viewer),
    path: () => state.path.map(({ card, gems }) => (gems > 0 ? `${card.id}:${gems}` : card.id)),
    besides: () => state.explorers.map(({ beside }) => beside),
    tents: () => state.explorers.map(({ tent }) => tent),
    inside: insiders,
    final: () => incanGold.outcome(frozen(state)) as FinalCount | undefined,
  };
  return self;
}

/** Draws for a round that ends at once: two hazards of one kind. `first` opens the round: start player, artifact. */
export const strike = (kind: string, first: readonly string[] = []): readonly string[] => [
  ...first,
  `${kind}-a`,
  `${kind}-b`,
];
