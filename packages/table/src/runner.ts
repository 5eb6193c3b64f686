import {
  type Actor,
  accept,
  addHeard,
  canonical,
  draftOf,
  frozen,
  invariantBroken,
  move,
  type Seat,
  type Step,
  start,
  stepOf,
  type Table,
  takeBack,
  why,
} from '@quri/kernel';
import { type BotJob, botMemories, jobFor } from './bots.ts';
import type { MoveAnswer, Refused, StepNews, StoredEntry, TablePort } from './port.ts';

/** A seat answers a decision, with one intent or with a list. */
export interface Play<Request> {
  readonly seat: Seat;
  readonly actor: Actor;
  /** Which decision the first intent answers. */
  readonly ask: number | null;
  readonly intents: readonly unknown[];
  readonly request: Request | null;
}

interface TakeBack<Request> {
  readonly seat: Seat;
  readonly to: number;
  readonly request: Request | null;
}

type Result = { readonly ok: true; readonly answer: MoveAnswer } | { readonly ok: false; readonly refused: Refused };

/**
 * A table that is being played, over whatever store its host has. Its functions are called one at a time: hosts have
 * a queue for each table.
 */
export interface Runner<Request> {
  readonly table: Table;
  /** The running hash of every viewer, after the newest entry. */
  readonly heard: () => readonly string[];
  /** Deals. */
  start(request: Request | null): Promise<MoveAnswer>;
  play(play: Play<Request>): Promise<Result>;
  takeBack(wanted: TakeBack<Request>): Promise<Result>;
  /** What the rules would say to an intent; null if nothing against it. */
  why(seat: Seat, intent: unknown): Refused | null;
  botJob(seat: Seat): BotJob;
  /**
   * Reads what the store has beyond this table, where that is not known: to be called before anything else. `anyway`:
   * also where nothing hints at it, as when somebody knows of more than this table has.
   */
  reconcile(anyway?: boolean): Promise<void>;
}

export interface RunnerStart {
  readonly table: Table;
  readonly heard: readonly string[];
  /** The store may have more than this table: it is read before anything else happens. */
  readonly behind?: boolean;
}

/** A request that was overtaken so often is given up. */
const MOST_TRIES = 5;

export function tableRunner<Request>(
  { table, heard: first, behind = false }: RunnerStart,
  port: TablePort<Request>,
): Runner<Request> {
  const memories = botMemories(table);
  let heard = first;
  let commitUnknown = behind;

  const join = (steps: readonly TextStep[], stepNews: readonly StepNews[]): void => {
    for (const { step, text } of steps) {
      accept(table, step, text);
      memories.stepAdded(step);
    }
    heard = stepNews.at(-1)?.heard ?? heard;
    port.committed(stepNews);
  };

  const reconcile = async (anyway = false): Promise<void> => {
    if (!commitUnknown && !anyway) return;
    const missed = await port.read(table.entries.length);
    commitUnknown = false;
    for (const entry of missed) {
      const step = { step: stepOf(table, entry), text: canonical(entry) };
      join([step], newsOfSteps([step], heard));
    }
  };

  const made = async (workedOut: () => ComputedSteps, request: Request | null): Promise<Result> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { steps, refused } = workedOut();
      const last = steps.at(-1)?.step;
      if (last === undefined) return { ok: false, refused: refused ?? invariantBroken('neither made nor refused') };
      const stepNews = newsOfSteps(steps, heard);
      const answer = { seq: last.entry.seq, made: steps.length, ...(refused && { refused }) };
      const over = table.game.outcome(frozen(last.state)) !== undefined;
      commitUnknown = true;
      const result = await port.commit({ entries: storedOf(steps, stepNews), request, answer, over });
      if (result === 'committed') {
        commitUnknown = false;
        join(steps, stepNews);
        return { ok: true, answer };
      }
      // Overtaken: the table has changed.
      await reconcile();
    }
    return { ok: false, refused: { code: 'unavailable' } };
  };

  return {
    table,
    heard: () => heard,
    reconcile,
    start: async (request) => {
      const result = await made(() => dealt(table, port.now()), request);
      // Another process has dealt first; the deal is the same.
      return result.ok ? result.answer : { seq: 0, made: 0 };
    },
    play: (play) => made(() => computeSteps(table, play, port.now()), play.request),
    takeBack: ({ seat, to, request }) => made(() => takenBack(table, seat, to, port.now()), request),
    why: (seat, intent) => why(table, seat, intent) ?? null,
    botJob: (seat) => jobFor(table, memories, seat),
  };
}

const oneStep = (step: Step): ComputedSteps => ({ steps: [{ step, text: canonical(step.entry) }] });

function dealt(table: Table, at: number): ComputedSteps {
  const step = start(table, at);
  return step.ok ? oneStep(step.value) : { steps: [], refused: step.refused };
}

function takenBack(table: Table, seat: Seat, to: number, at: number): ComputedSteps {
  const step = takeBack(table, { seat, to, consent: [] }, { actor: 'human', at });
  return step.ok ? oneStep(step.value) : { steps: [], refused: step.refused };
}

/** The news of each step for every viewer, and the running hashes on the way. */
function newsOfSteps(steps: readonly TextStep[], before: readonly string[]): readonly StepNews[] {
  let running = before;
  return steps.map(({ step }) => {
    const { texts, heard } = addHeard(step, running);
    running = heard;
    return { step, texts, heard };
  });
}

const storedOf = (steps: readonly TextStep[], stepNews: readonly StepNews[]): readonly StoredEntry[] =>
  steps.map(({ step, text }, i) => ({
    entry: step.entry,
    text,
    mark: { asks: step.asks, epoch: step.epoch, heard: stepNews[i]?.heard ?? [] },
  }));

/** A step with the canonical text of its entry. */
interface TextStep {
  readonly step: Step;
  readonly text: string;
}

interface ComputedSteps {
  readonly steps: readonly TextStep[];
  /** Why the intent after them may not be made. */
  readonly refused?: { readonly code: string };
}

/** What a list of intents makes happen: each answers what its predecessor opened, up to one that is refused or seals. */
export function computeSteps(table: Table, { seat, actor, ask, intents }: Play<unknown>, at: number): ComputedSteps {
  const steps: TextStep[] = [];
  // The decision is gone, or another one: the rules are not asked about what was meant for it.
  if (ask !== null && openAsk(table, seat) !== ask) return { steps, refused: { code: 'stale' } };
  let draft = table;
  for (const [i, intent] of intents.entries()) {
    const made = move(draft, { seat, actor, at, ask: i === 0 ? ask : openAsk(draft, seat), intent });
    if (!made.ok) return { steps, refused: made.refused };
    const text = canonical(made.value.entry);
    steps.push({ step: made.value, text });
    const { entry } = made.value;
    if (i === intents.length - 1 || (entry.kind === 'move' && entry.sealed)) break;
    if (draft === table) draft = draftOf(table);
    accept(draft, made.value, text);
  }
  return { steps };
}

const openAsk = ({ asks }: Table, seat: Seat): number | null => asks[seat] ?? null;
