import {
  asList,
  at,
  type BotQuestion,
  type Game,
  invariantBroken,
  type Outcome,
  pick,
  type Rng,
  type Seat,
  type Shape,
  sameJson,
} from '@quri/kernel';
import { type MatchSetup, type Question, questions, type SeatInput } from './questions.ts';

/** Ways a bot can lose a move to chance. */
export const FAULTS = ['threw', 'illegal', 'late', 'crashed', 'garbage', 'oversized'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a player of a match is asked: what every bot is, all it saw since it was last asked, and what it may try. */
export type MatchQuestion<G extends Shape = Shape> = BotQuestion<G> & Pick<SeatInput<G>, 'seen' | 'tryOut'>;

/** What somebody answers, an intent or a list of them, or the way in which it failed to. */
export type Answer = { readonly intent: unknown } | { readonly fault: Fault };

/** Somebody who plays matches: a bot in this program, or another program. */
export interface MatchPlayer<G extends Shape = Shape> {
  /** False for one that needs to be shown nothing but the offers. */
  readonly listens: boolean;
  answer(asked: MatchQuestion<G>): Answer | Promise<Answer>;
}

interface SeatReport {
  moves: number;
  ms: number;
  readonly faults: Fault[];
}

interface MatchTerms {
  readonly ms: number;
  /** Milliseconds that never go down. */
  clock(): number;
  rngOf(seat: Seat): Rng;
  /** Makes the move of a seat whose player failed to; its own generator, so that a failure does not shift the draws of the others. */
  readonly fallbackRng: Rng;
}

/**
 * One game. Each player gets its view, memory and offers; one that throws, fails or answers something that is not
 * offered loses that move to chance, and it is noted.
 */
export async function playMatch<G extends Shape>(
  setup: MatchSetup<G>,
  players: readonly MatchPlayer<G>[],
  terms: MatchTerms,
): Promise<{ readonly outcome: Outcome; readonly seats: readonly SeatReport[] }> {
  const reports = players.map((): SeatReport => ({ moves: 0, ms: 0, faults: [] }));
  const game = questions(setup, (seat) => players[seat]?.listens === true);
  let step = game.next();
  while (!step.done) {
    const question = step.value;
    const player = at(players, question.seat);
    const report = at(reports, question.seat);
    const start = terms.clock();
    const asking = asked(setup, player, question, terms);
    const answer = asking instanceof Promise ? await asking : asking;
    report.ms += terms.clock() - start;
    report.moves++;
    const judged = 'intent' in answer ? judge(setup.game, answer.intent, question.offers) : undefined;
    if (judged === undefined) report.faults.push('fault' in answer ? answer.fault : 'illegal');
    step = game.next(judged ?? pick(terms.fallbackRng, question.offers));
  }
  return { outcome: step.value, seats: reports };
}

function asked<G extends Shape>(
  { players, options }: MatchSetup<G>,
  player: MatchPlayer<G>,
  { seat, offers, input }: Question<G>,
  { ms, rngOf, clock }: MatchTerms,
): Answer | Promise<Answer> {
  const rng = rngOf(seat);
  try {
    // Who does not listen is shown nothing, and must not look.
    const { view, memory, seen, tryOut } = input ?? (NOTHING as SeatInput<G>);
    const answer = player.answer({ seat, players, options, view, memory, seen, tryOut, offers, rng, ms, now: clock });
    return answer instanceof Promise ? answer.catch(() => THREW) : answer;
  } catch {
    return THREW;
  }
}

const THREW: Answer = { fault: 'threw' };

const NOTHING: SeatInput = {
  view: {},
  memory: {},
  seen: [],
  tryOut: () => invariantBroken('a player that does not listen tries nothing'),
};

/** The first must be offered; of the others, those that can be read up to the first that cannot. */
function judge<G extends Shape>(
  game: Game<G>,
  answer: unknown,
  offers: readonly G['intent'][],
): G['intent'] | readonly G['intent'][] | undefined {
  if (!Array.isArray(answer)) return offered(answer, offers);
  const [first, ...rest] = asList<object>(answer);
  const offer = offered(first, offers);
  if (offer === undefined) return undefined;
  const read = rest.map((one) => game.parse(one));
  const end = read.indexOf(undefined);
  return [offer, ...read.slice(0, end < 0 ? read.length : end).filter((one) => one !== undefined)];
}

/** The offer that was meant: never the answer itself, which may be anything that looks like it. */
function offered<Intent>(answer: unknown, offers: readonly Intent[]): Intent | undefined {
  for (const offer of offers) if (offer === answer) return offer;
  return offers.find((offer) => looksLike(answer, offer));
}

function looksLike(answer: unknown, offer: unknown): boolean {
  try {
    return sameJson(answer, offer);
  } catch {
    return false;
  }
}
