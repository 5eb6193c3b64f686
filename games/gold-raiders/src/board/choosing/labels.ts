import type { StepLabel } from '@quri/board-kit';
import type { View } from '../../view/shapes.ts';
import type { Card, Intent } from '../../vocabulary.ts';
import type { BoardWords } from '../words.ts';
import type { Step } from './steps.ts';

interface LabelContext {
  readonly view: View;
  readonly words: BoardWords;
  who(seat: number): string;
  label(intent: Intent): string;
}

/** What completes an intent is called as the game calls it. */
export function labelOf(step: Step, intent: Intent | undefined, { view, words, who, label }: LabelContext): StepLabel {
  const size = (owner: number, place: number): number => view.raiders[owner]?.stacks[place]?.size ?? 0;
  const own = view.viewer === 'spectator' ? 0 : view.viewer;
  const named = (short: string, note: string | null = null, full = short): StepLabel => ({
    short,
    note,
    full: intent === undefined ? full : withNote(label(intent), note),
  });
  switch (step.ask) {
    case 'card':
      return named(words.card[step.card]);
    case 'use':
      return named(words.use(step.use, step.card));
    case 'owner': {
      const many = view.raiders[step.owner]?.stacks.length ?? 0;
      return named(who(step.owner), null, words.stacksOf(who(step.owner), many));
    }
    case 'stack': {
      const note = words.cards(size(step.owner, step.place));
      const short = words.stack(step.place);
      return named(short, note, `${short}, ${who(step.owner)}, ${note}`);
    }
    case 'onto':
      if (step.onto === 'new') return named(words.newStack);
      return named(words.stack(step.onto), words.cards(size(own, step.onto)));
    case 'reveal':
      return named(words.stack(step.place), words.cards(size(own, step.place)));
    case 'endTurn':
    case 'lookAway':
      return named(intent === undefined ? '' : label(intent));
    default:
      return step satisfies never;
  }
}

const withNote = (name: string, note: string | null): string => (note === null ? name : `${name}, ${note}`);

/** The card that is being played, as far as it was chosen. */
export const cardOf = (taken: readonly Step[]): Card | null => (taken[0]?.ask === 'card' ? taken[0].card : null);

/** A Steal may also be laid like any other card. */
const isTheft = (taken: readonly Step[]): boolean => taken.some(({ ask }) => ask === 'stack');

/** The question that these options answer. */
export function questionOf(taken: readonly Step[], options: readonly Step[], words: BoardWords): string | null {
  const ask = options[0]?.ask;
  if (ask === undefined || ask === 'lookAway') return null;
  const about = ask === 'reveal' || ask === 'endTurn' ? 'turn' : ask === 'onto' && isTheft(taken) ? 'loot' : ask;
  return words.ask[about](cardOf(taken));
}
