import { at, type BotQuestion, type Frozen } from '@quri/kernel';
import { sampleWorld } from '../src/bot/sample-world.ts';
import type { GoldRaiders } from '../src/game.ts';
import type { Stack, State } from '../src/rules/state.ts';
import type { Intent } from '../src/vocabulary.ts';

/** What is believed of the hidden cards of a stack into which a stolen stack was merged, and what they are. */
export interface MergedStack {
  /** Cards its owner does not know. */
  readonly hidden: number;
  /** The share of imagined worlds in which they hold Bandits. */
  readonly predicted: number;
  readonly held: boolean;
}

/** How Steals and Recons are spent. */
export interface Spending {
  steals: number;
  /** On stacks of a single card; with four cards or more in hand. */
  onSingles: number;
  early: number;
  peeks: number;
  atSingles: number;
}

export interface Watched {
  readonly stacks: MergedStack[];
  readonly spending: Spending;
  look(question: BotQuestion<GoldRaiders>, intent: Intent, state: Frozen<State>): void;
}

/** Notes how Steals and Recons are spent, and each merged stack when its owner is first asked by Day. */
export function createWatch(worlds: number): Watched {
  const stacks: MergedStack[] = [];
  const spending: Spending = { steals: 0, onSingles: 0, early: 0, peeks: 0, atSingles: 0 };
  return {
    stacks,
    spending,
    look: (question, intent, state) => {
      const { view, memory, seat } = question;
      if (intent.type === 'steal' || intent.type === 'peek') {
        const isSingle = at(at(memory.rows, intent.owner), intent.place).faces.length === 1;
        if (intent.type === 'peek') {
          spending.peeks++;
          if (isSingle) spending.atSingles++;
        } else {
          spending.steals++;
          if (isSingle) spending.onSingles++;
          if (view.hand.length >= 4) spending.early++;
        }
      }
      const hasOpened = view.raiders[seat]?.stacks.some(({ kind }) => kind === 'open');
      if (view.phase === 'day' && hasOpened === false) stacks.push(...mergedStacks(question, state, worlds));
    },
  };
}

function mergedStacks(
  { view, memory, seat, rng }: BotQuestion<GoldRaiders>,
  state: Frozen<State>,
  worlds: number,
): readonly MergedStack[] {
  const row = at(memory.rows, seat);
  const merged = [...row.keys()].filter((place) => {
    const { faces, origins } = at(row, place);
    return faces.includes(null) && origins.slice(1).some(({ isBase }) => isBase);
  });
  if (merged.length === 0) return [];
  const imagined = Array.from({ length: worlds }, () => sampleWorld(view, memory, rng));
  return merged.map((place) => {
    const { faces } = at(row, place);
    const holds = ({ raiders }: Frozen<State>): boolean => hiddenBandits(at(at(raiders, seat).stacks, place), faces);
    return {
      hidden: faces.filter((face) => face === null).length,
      predicted: imagined.filter(holds).length / worlds,
      held: holds(state),
    };
  });
}

const hiddenBandits = ({ cards }: Frozen<Stack>, faces: readonly (string | null)[]): boolean =>
  cards.some((card, i) => card === 'bandits' && faces[i] === null);

/** How well the predictions of some stacks fit: the mean of both is what is compared. */
export function calibrationOf(stacks: readonly MergedStack[]) {
  const share = (value: (stack: MergedStack) => number): number =>
    stacks.reduce((sum, stack) => sum + value(stack), 0) / stacks.length;
  return {
    stacks: stacks.length,
    predicted: share(({ predicted }) => predicted),
    held: share(({ held }) => Number(held)),
  };
}
