import { canonical, frozen, type Game, type Rng, rngDice, type Shape, type Viewer, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';
import { afterDeal, afterMove, type Continuation, counterpartOf, sameDraws } from '../continuation.ts';
import type { Checkpoint, NextMove } from '../random-game.ts';
import type { Subject } from '../subject.ts';

const DEALS = 6;
const WORLDS = 2;

export const sizesTellNothing: Check = {
  name: 'sizes tell nothing: what anybody is sent takes as much room in every world that a spectator cannot tell apart',
  for: 'secrets',
  watch: ({ subject, setting, rng }) => {
    const { game } = subject;
    const audience = viewers(setting.players);
    const deals = Array.from({ length: DEALS }, () => afterDeal(game, setting, audience, rngDice(rng)));
    mustHaveSameSize(game, audience, deals, {});
    return {
      checkpoint: (checkpoint) => {
        const { next } = checkpoint;
        if (next === undefined) return;
        const alike = indistinguishable(subject, checkpoint, next, audience, rng);
        mustHaveSameSize(game, audience, alike, { next });
      },
    };
  },
};

/** The next move, another of its hidden class, and either in worlds that a spectator cannot tell from the real one. */
function indistinguishable<G extends Shape>(
  subject: Subject<G>,
  { table, memory }: Checkpoint<G>,
  next: NextMove<G>,
  audience: readonly Viewer[],
  rng: Rng,
): readonly Continuation<G>[] {
  const { game } = subject;
  const real = afterMove(game, table.state, next, audience, rngDice(rng));
  const view = game.project(frozen(table.state), 'spectator');
  const imagined = Array.from({ length: WORLDS }, () => game.imagine(view, frozen(memory('spectator')), rng));
  const isHidden = subject.looksAlike(frozen(table.state), next.seat, next.intent).length > 1;
  const others = [...(isHidden ? [table.state] : []), ...imagined].flatMap((world) => {
    const counterpart = counterpartOf(subject, world, 'spectator', next, rng);
    return counterpart ? [afterMove(game, world, counterpart, audience, sameDraws(real.draws, rng))] : [];
  });
  return [real, ...others];
}

/** Of continuations that a spectator, who comes last, sees the same of. */
function mustHaveSameSize<G extends Shape>(
  game: Game<G>,
  audience: readonly Viewer[],
  continuations: readonly Continuation<G>[],
  evidence: object,
): void {
  const groups = new Map<string, Continuation<G>[]>();
  for (const continuation of continuations) {
    const seen = canonical(continuation.seen.at(-1));
    groups.set(seen, [...(groups.get(seen) ?? []), continuation]);
  }
  for (const alike of groups.values()) {
    if (alike.length < 2) continue;
    audience.forEach((viewer, i) => {
      const [first, ...others] = alike.map((one) => sizesFor(game, viewer, one, i, evidence));
      for (const other of others)
        for (const part of ['seen', 'view', 'offers'] as const) {
          const sizes = () => ({ ...evidence, viewer, sizes: [first?.[part], other[part]] });
          mustHold(first?.[part] === other[part], `the size of ${PARTS[part]} tells a secret`, sizes);
        }
    });
  }
}

const PARTS = { seen: 'what was seen', view: 'a view', offers: 'what is offered' };

/** How many bytes each part takes that a viewer is sent, with what it falls short of. */
function sizesFor<G extends Shape>(
  game: Game<G>,
  viewer: Viewer,
  { seen, state }: Continuation<G>,
  place: number,
  evidence: object,
): Readonly<Record<'seen' | 'view' | 'offers', string>> {
  const { shortfall, maximalOffers } = game;
  const view = game.project(frozen(state), viewer);
  const sizes = (seen[place] ?? []).map((one) => bytes(one) + (shortfall?.seen(one) ?? 0));
  let offers = viewer === 'spectator' ? 0 : bytes(game.legal(frozen(state), viewer));
  if (maximalOffers !== undefined && viewer !== 'spectator') {
    const most = bytes(maximalOffers(frozen(state), viewer));
    mustHold(offers <= most, 'offers take more room than the maximal offers', () => ({ ...evidence, viewer }));
    offers = most;
  }
  return { seen: `${sizes}`, view: `${bytes(view) + (shortfall?.view(view) ?? 0)}`, offers: `${offers}` };
}

const bytes = (value: unknown): number => Buffer.byteLength(canonical(value));
