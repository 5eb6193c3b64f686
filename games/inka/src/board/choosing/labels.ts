import type { StepLabel } from '@quri/board-kit';
import type { View } from '../../view/shapes.ts';
import type { Intent } from '../../vocabulary.ts';
import type { BoardWords } from '../words.ts';
import type { Grab } from './grab.ts';
import { endIn, type Move, type Step } from './moves.ts';

interface LabelContext {
  readonly view: View;
  readonly words: BoardWords;
  readonly grab: Grab | null;
  label(intent: Intent): string;
}

/** What completes a move is called as the game calls it, with what is left then. */
export function labelOf(
  step: Step,
  taken: readonly Step[],
  move: Move | undefined,
  { view, words, grab, label }: LabelContext,
): StepLabel {
  const intent = move?.intents.at(-1);
  const cost = move?.cost ?? 0;
  const note = cost === 0 ? null : words.cost(cost, view.turn.actionPoints - cost);
  const named = (short: string, full = short): StepLabel => ({
    short,
    note,
    full: note === null ? full : `${full}, ${words.left(view.turn.actionPoints - cost)}`,
  });
  const whole = intent === undefined ? undefined : label(intent);
  switch (step.ask) {
    case 'start':
    case 'block':
      return named(words.cellName(step.cell), whole);
    case 'passage':
      return named(words.passageTo(step.to), whole);
    case 'go':
      return named(words.goTo(step.to), whole);
    case 'statue':
      return named(words.takeStatue, whole);
    case 'walk':
      return named(words.startWalking, whole);
    case 'endTurn':
      return named(words.endTurn);
    case 'noBlocker':
      return named(words.noBlocker, whole);
    case 'sure':
      return named(sureOf(taken, words, grab), whole);
    case 'lay':
    case 'tile':
    case 'end':
      return named(whole ?? '');
    default:
      return step satisfies never;
  }
}

/** The short name of what would be done. */
function sureOf(taken: readonly Step[], words: BoardWords, grab: Grab | null): string {
  const [first] = taken;
  switch (first?.ask) {
    case 'start':
      return words.startHere;
    case 'lay':
      return words.layHere;
    case 'block':
      return words.blockHere;
    case 'go':
      return words.goTo(first.to);
    case 'passage':
      return words.passageTo(first.to);
    case 'tile': {
      const motion = grab?.ends.find(({ to }) => to === endIn(taken))?.motion;
      if (motion === undefined) return '';
      return motion.kind === 'slide' ? words.slide(motion.steps) : words.swing(motion.steps * 60);
    }
    default:
      return '';
  }
}
