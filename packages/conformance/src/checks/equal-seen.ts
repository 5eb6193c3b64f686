import { canonical, frozen, type Rng, rngDice, type Shape, type Viewer, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';
import { afterDeal, afterMove, type Continuation, counterpartOf, sameDraws } from '../continuation.ts';
import type { Checkpoint, NextMove } from '../random-game.ts';
import type { Subject } from '../subject.ts';

const DEALS = 4;
const MOST_ALIKE = 3;

export const equalSeenEqualViews: Check = {
  name: 'equal seen, equal views: what a view shows of an entry was in what its viewer saw of it',
  watch: (watched) => {
    const { subject, setting, rng } = watched;
    const { game } = subject;
    const audience = viewers(setting.players);
    const deals = Array.from({ length: DEALS }, () => afterDeal(game, setting, audience, rngDice(rng)));
    audience.forEach((viewer, i) => {
      mustAgree(subject, viewer, deals, i, { viewer });
    });
    return {
      checkpoint: (checkpoint) => {
        const { next } = checkpoint;
        if (next === undefined) return;
        const real = afterMove(game, checkpoint.table.state, next, audience, rngDice(rng));
        const alike = [real, ...alternatives(subject, checkpoint, next, real, audience, rng)];
        audience.forEach((viewer, i) => {
          mustAgree(subject, viewer, alike, i, { viewer, next });
          const imagined = game.open ? undefined : imaginedMove(subject, checkpoint, next, viewer, real, rng);
          if (imagined !== undefined)
            mustAgree(subject, viewer, [{ ...real, seen: [real.seen[i] ?? []] }, imagined], 0, { viewer, next });
        });
      },
    };
  },
};

/** Other moves of the hidden class of the next one, and where it draws, the same move with other dice. */
function alternatives<G extends Shape>(
  { game, looksAlike }: Subject<G>,
  { table }: Checkpoint<G>,
  { seat, intent }: NextMove<G>,
  real: Continuation<G>,
  audience: readonly Viewer[],
  rng: Rng,
): readonly Continuation<G>[] {
  const others = looksAlike(frozen(table.state), seat, intent).filter((one) => canonical(one) !== canonical(intent));
  const tried = [...others.slice(0, MOST_ALIKE - 1), ...(real.draws.length === 0 ? [] : [intent])];
  return tried.map((one) => afterMove(game, table.state, { seat, intent: one }, audience, rngDice(rng)));
}

/** The counterpart of the next move in a world that this viewer cannot tell from the real one. */
function imaginedMove<G extends Shape>(
  subject: Subject<G>,
  { table, memory }: Checkpoint<G>,
  next: NextMove<G>,
  viewer: Viewer,
  real: Continuation<G>,
  rng: Rng,
): Continuation<G> | undefined {
  const { game } = subject;
  const world = game.imagine(game.project(frozen(table.state), viewer), frozen(memory(viewer)), rng);
  const counterpart = counterpartOf(subject, world, viewer, next, rng);
  return counterpart && afterMove(game, world, counterpart, [viewer], sameDraws(real.draws, rng));
}

/** Of continuations that one viewer sees the same of, the views must be the same too. */
function mustAgree<G extends Shape>(
  { game }: Subject<G>,
  viewer: Viewer,
  continuations: readonly Continuation<G>[],
  place: number,
  evidence: object,
): void {
  const known = new Map<string, Continuation<G>>();
  for (const continuation of continuations) {
    const seen = canonical(continuation.seen[place]);
    const like = known.get(seen);
    known.set(seen, continuation);
    if (like === undefined) continue;
    const [here, there] = [like, continuation].map(({ state }) => canonical(game.project(frozen(state), viewer)));
    const views = () => ({ ...evidence, seen, here, there });
    mustHold(here === there, 'two views differ by something their viewer did not see', views);
  }
}
