import {
  type Actor,
  accept,
  canonical,
  draftOf,
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

/** Of somebody who does not decide themselves: a bot, or a bot for somebody whose time is up. */
export interface BotAnswer extends Answer {
  readonly actor?: 'bot' | 'clock';
}

/** Whose doing it is, and when. */
interface By {
  readonly actor: Actor;
  readonly at: number;
}

/** A step with the canonical text of its entry. */
export interface TextStep {
  readonly step: Step;
  readonly text: string;
}

export interface ComputedSteps {
  readonly steps: readonly TextStep[];
  /** Why the intent after them may not be made. */
  readonly refused?: Refused;
}

export const oneStep = (result: Result<Step, Refused>): ComputedSteps =>
  result.ok
    ? { steps: [{ step: result.value, text: canonical(result.value.entry) }] }
    : { steps: [], refused: result.refused };

/** What a list of intents makes happen: each answers what its predecessor opened, up to one that is refused or seals. */
export function computeSteps(table: Table, { seat, ask, intents }: Answer, by: By): ComputedSteps {
  const steps: TextStep[] = [];
  // The decision is gone, or another one: the rules are not asked about what was meant for it.
  if (ask !== null && openAsk(table, seat) !== ask) return { steps, refused: { code: 'stale' } };
  let draft = table;
  for (const [i, intent] of intents.entries()) {
    if (!mayMove(draft, seat)) return { steps, refused: { code: 'changedTooOften' } };
    const result = move(draft, { seat, ...by, ask: i === 0 ? ask : openAsk(draft, seat), intent });
    if (!result.ok) return { steps, refused: result.refused };
    const text = canonical(result.value.entry);
    steps.push({ step: result.value, text });
    const { entry } = result.value;
    if (i === intents.length - 1 || (entry.kind === 'move' && entry.sealed)) break;
    if (draft === table) draft = draftOf(table);
    accept(draft, result.value, text);
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

/** The steps of each bot's answer, on a draft that has those before it. */
export function computeTogether(table: Table, answers: readonly BotAnswer[], at: number): readonly ComputedSteps[] {
  const draft = draftOf(table);
  return answers.map((answer) => {
    const part = computeSteps(draft, answer, { actor: answer.actor ?? 'bot', at });
    for (const { step, text } of part.steps) accept(draft, step, text);
    return part;
  });
}

const openAsk = ({ asks }: Table, seat: Seat): number | null => asks[seat] ?? null;
