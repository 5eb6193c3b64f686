import {
  type Actor,
  accept,
  addHeard,
  at,
  canonical,
  changeTable,
  concededAfter,
  draftOf,
  finalResult,
  frozen,
  hashOfEntryText,
  invariantBroken,
  type Result as KernelResult,
  mayMove,
  move,
  movesFrom,
  type Seat,
  type Step,
  start,
  stepOf,
  type Table,
  type TableChange,
  type TakeBackRequest,
  takeBack,
  undoLeft,
  why,
} from '@quri/kernel';
import type { Answered, MoveAnswer, NewEntries, Refused, StepNews, StoredEntry, TablePort } from './port.ts';

/** A seat answers a decision, with one intent or a list. */
export interface Play<Request> {
  readonly seat: Seat;
  /** Which decision the first intent answers. */
  readonly ask: number | null;
  readonly intents: readonly unknown[];
  readonly actor: Actor;
  readonly request: Request | null;
  /** When it arrived; without it, now. */
  readonly at?: number;
}

interface TakeBack<Request> {
  readonly seat: Seat;
  readonly to: number;
  /** Every seat, where it goes beyond what the seat may take back alone. */
  readonly consent?: readonly Seat[];
  /** Whose doing it is, where it is not the seat's own. */
  readonly actor?: Actor;
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
  /**
   * Plays the answers of several seats one after the other and stores them in one commit. An answer whose decision is
   * no longer open after those before it is left out, as `stale`. The results are in the order of the answers.
   */
  playTogether(plays: readonly Play<Request>[]): Promise<readonly Result[]>;
  takeBack(wanted: TakeBack<Request>): Promise<Result>;
  /** Something that happens to the table and not in its game. */
  change(change: TableChange, actor: Actor, request: Request | null): Promise<Result>;
  /** What the rules would say to an intent; null if nothing against it. */
  why(seat: Seat, intent: unknown): Refused | null;
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
  let heard = first;
  let commitUnknown = behind;

  const applyCommitted = (steps: readonly NewStep[]): void => {
    for (const { step, hash, heard: heardAfter } of steps) {
      accept(table, step, hash);
      heard = heardAfter;
    }
    port.committed(steps);
  };

  const reconcile = async (anyway = false): Promise<void> => {
    if (!commitUnknown && !anyway) return;
    const missed = await port.read(table.entries.length);
    commitUnknown = false;
    for (const entry of missed) applyCommitted(withNews([textStep(stepOf(table, entry))], heard));
  };

  /** Computes a part for each request, stores the steps of all of them in one commit, and answers what came of each. */
  const commitParts = async (
    compute: () => readonly ComputedSteps[],
    requests: readonly (Request | null)[],
  ): Promise<readonly Result[]> => {
    for (let tries = 0; ; tries++) {
      const parts = compute();
      const computed = parts.flatMap((part) => part.steps);
      if (computed.length === 0) return parts.map(resultOf);
      if (tries === MOST_TRIES) return parts.map(() => ({ ok: false, refused: { code: 'unavailable', retry: true } }));
      const steps = withNews(computed, heard);
      commitUnknown = true;
      const answered = parts.flatMap((part, i) => answeredOf(part, requests[i] ?? null));
      const result = await port.commit({ entries: steps.map(storedOf), answered, ...endAfter(table, steps) });
      if (result === 'committed') {
        commitUnknown = false;
        applyCommitted(steps);
        return parts.map(resultOf);
      }
      // Overtaken: the table has changed.
      await reconcile();
    }
  };

  const commitOne = async (compute: () => ComputedSteps, request: Request | null): Promise<Result> =>
    at(await commitParts(() => [compute()], [request]), 0);

  const playTogether = (plays: readonly Play<Request>[]): Promise<readonly Result[]> =>
    commitParts(
      () =>
        computeTogether(
          table,
          plays.map((play) => ({ ...play, at: play.at ?? port.now() })),
        ),
      plays.map(({ request }) => request),
    );

  return {
    table,
    heard: () => heard,
    reconcile,
    start: async (request) => {
      const result = await commitOne(() => oneStep(start(table, port.now())), request);
      // Another process has dealt first; the deal is the same.
      return result.ok ? result.answer : { seq: 0, made: 0 };
    },
    play: async (play) => at(await playTogether([play]), 0),
    playTogether,
    takeBack: ({ seat, to, consent = [], actor = 'human', request }) =>
      commitOne(() => computeTakeBack(table, { seat, to, consent }, { actor, at: port.now() }), request),
    change: (change, actor, request) =>
      commitOne(() => oneStep(changeTable(table, change, { actor, at: port.now() })), request),
    why: (seat, intent) => {
      const refused = why(table, seat, intent);
      return refused === undefined ? null : forGood(refused);
    },
  };
}

type End = Pick<NewEntries<never>, 'over' | 'result'>;

/** Over by the rules, or ended otherwise. */
function endAfter({ game, opening, conceded: before }: Table, steps: readonly TextStep[]): End {
  const last = steps.at(-1)?.step;
  const outcome = last && game.outcome(frozen(last.state));
  if (last?.entry.kind !== 'ended' && outcome === undefined) return { over: false, result: null };
  const conceded = steps.reduce((seats, { step }) => concededAfter(seats, step.entry), before);
  // Where it was only abandoned, nobody has won because another gave up before.
  const isDecided = outcome !== undefined || (last !== undefined && concededAfter([], last.entry).length > 0);
  return { over: true, result: isDecided ? finalResult(opening.players, outcome, conceded) : null };
}

/** What a part is answered; undefined if nothing of it was made. */
function answerOf({ steps, refused }: ComputedSteps): MoveAnswer | undefined {
  const last = steps.at(-1)?.step;
  return last && { seq: last.entry.seq, made: steps.length, ...(refused && { refused: forGood(refused) }) };
}

function resultOf(part: ComputedSteps): Result {
  const answer = answerOf(part);
  if (answer !== undefined) return { ok: true, answer };
  return { ok: false, refused: forGood(part.refused ?? invariantBroken('neither made nor refused')) };
}

/** For each step of a part, what is stored beside it: the request with the first one. */
function answeredOf<Request>(part: ComputedSteps, request: Request | null): readonly (Answered<Request> | null)[] {
  const answer = answerOf(part);
  return part.steps.map((_, i) => (i > 0 || request === null || answer === undefined ? null : { request, answer }));
}

/** The rules refuse for good, and so does the table. */
const forGood = (refused: Reason): Refused => ({ ...refused, retry: false });

/** The steps with their news for every viewer, and the running hashes on the way. */
function withNews(steps: readonly TextStep[], before: readonly string[]): readonly NewStep[] {
  let running = before;
  return steps.map(({ step, text, hash }) => {
    const { texts, heard } = addHeard(step, running);
    running = heard;
    return { step, text, hash, texts, heard };
  });
}

const storedOf = ({ step: { entry, asks, epoch }, text, heard }: NewStep): StoredEntry => ({
  entry,
  text,
  mark: { asks, epoch, heard },
});

type TimedPlay = Omit<Required<Play<unknown>>, 'request'>;

/** A step with the canonical text of its entry, and its hash. */
interface TextStep {
  readonly step: Step;
  readonly text: string;
  readonly hash: string;
}

/** A step that is to be stored, with what everybody is told of it. */
interface NewStep extends TextStep, StepNews {}

/** Why the rules or the table refuse something: a code, and whatever values explain it. */
type Reason = Pick<Refused, 'code'>;

interface ComputedSteps {
  readonly steps: readonly TextStep[];
  /** Why the intent after them may not be made. */
  readonly refused?: Reason;
}

function textStep(step: Step): TextStep {
  const text = canonical(step.entry);
  return { step, text, hash: hashOfEntryText(text) };
}

const oneStep = (result: KernelResult<Step, Reason>): ComputedSteps =>
  result.ok ? { steps: [textStep(result.value)] } : { steps: [], refused: result.refused };

/** What a list of intents makes happen: each answers what its predecessor opened, up to one that is refused or seals. */
function computeSteps(table: Table, { seat, ask, intents, actor, at }: TimedPlay): ComputedSteps {
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
function computeTakeBack(
  table: Table,
  { seat, to, consent }: TakeBackRequest,
  by: Pick<TimedPlay, 'actor' | 'at'>,
): ComputedSteps {
  const result = takeBack(table, { seat, to, consent }, by);
  if (result.ok && consent.length === 0 && movesFrom(table.live, to) > undoLeft(table, seat))
    return { steps: [], refused: { code: 'changedTooOften' } };
  return oneStep(result);
}

/** The steps of each play, on a draft that has those before it. */
function computeTogether(table: Table, plays: readonly TimedPlay[]): readonly ComputedSteps[] {
  const draft = plays.length > 1 ? draftOf(table) : table;
  return plays.map((play, i) => {
    const part = computeSteps(draft, play);
    if (i < plays.length - 1) for (const { step, hash } of part.steps) accept(draft, step, hash);
    return part;
  });
}

const openAsk = ({ asks }: Table, seat: Seat): number | null => asks[seat] ?? null;
