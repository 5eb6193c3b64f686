import {
  type Actor,
  accept,
  canonical,
  draftOf,
  hashOfEntryText,
  mayMove,
  move,
  movesFrom,
  type Result,
  type Seat,
  type Step,
  type Table,
  type TakeBackRequest,
  takeBack,
  undoLeft,
} from '@quri/kernel';
import type { Refused } from './port.ts';

/** What a seat answers a decision with: one intent or a list. */
export interface Answer {
  readonly seat: Seat;
  /** Which decision the first intent answers. */
  readonly ask: number | null;
  readonly intents: readonly unknown[];
}

/** An answer, whose doing it is, and when. */
export interface TimedAnswer extends Answer, By {}

interface By {
  readonly actor: Actor;
  readonly at: number;
}

/** A step with the canonical text of its entry, and its hash. */
export interface TextStep {
  readonly step: Step;
  readonly text: string;
  readonly hash: string;
}

export interface ComputedSteps {
  readonly steps: readonly TextStep[];
  /** Why the intent after them may not be made. */
  readonly refused?: Refused;
}

export function textStep(step: Step): TextStep {
  const text = canonical(step.entry);
  return { step, text, hash: hashOfEntryText(text) };
}

export const oneStep = (result: Result<Step, Refused>): ComputedSteps =>
  result.ok ? { steps: [textStep(result.value)] } : { steps: [], refused: result.refused };

/** What a list of intents makes happen: each answers what its predecessor opened, up to one that is refused or seals. */
function computeSteps(table: Table, { seat, ask, intents, actor, at }: TimedAnswer): ComputedSteps {
  const steps: TextStep[] = [];
  // The decision is gone, or another one: the rules are not asked about what was meant for it.
  if (ask !== null && openAsk(table, seat) !== ask) return { steps, refused: { code: 'stale' } };
  let draft = table;
  for (const [i, intent] of intents.entries()) {
    if (!mayMove(draft, seat)) return { steps, refused: { code: 'changedTooOften' } };
    const result = move(draft, { seat, actor, at, ask: i === 0 ? ask : openAsk(draft, seat), intent });
    if (!result.ok) return { steps, refused: result.refused };
    const made = textStep(result.value);
    steps.push(made);
    const { entry } = result.value;
    if (i === intents.length - 1 || (entry.kind === 'move' && entry.sealed)) break;
    if (draft === table) draft = draftOf(table);
    accept(draft, made.step, made.hash);
  }
  return { steps };
}

/** Takes back the moves of a seat from an entry on. */
export function computeTakeBack(table: Table, { seat, to, consent }: TakeBackRequest, by: By): ComputedSteps {
  const result = takeBack(table, { seat, to, consent }, by);
  if (result.ok && consent.length === 0 && movesFrom(table.live, to) > undoLeft(table, seat))
    return { steps: [], refused: { code: 'changedTooOften' } };
  return oneStep(result);
}

/** The steps of each answer, on a draft that has those before it. */
export function computeTogether(table: Table, answers: readonly TimedAnswer[]): readonly ComputedSteps[] {
  const draft = answers.length > 1 ? draftOf(table) : table;
  return answers.map((answer, i) => {
    const part = computeSteps(draft, answer);
    if (i < answers.length - 1) for (const { step, hash } of part.steps) accept(draft, step, hash);
    return part;
  });
}

const openAsk = ({ asks }: Table, seat: Seat): number | null => asks[seat] ?? null;
