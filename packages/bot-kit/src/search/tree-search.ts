import { type Asked, advance, apply, frozen, type Game, luckDice, type Seat, type Shape } from '@quri/kernel';
import type { Clock } from '../clock.ts';
import { winShares } from '../payoff.ts';
import type { Policy } from '../policy.ts';

export interface TreeTerms<G extends Shape> {
  /** How seats play beyond the tree. */
  readonly policy: Policy<G>;
  readonly iterations: number;
  /** With a clock, no longer than `asked.ms` either; then the same seed may not give the same choice. */
  readonly clock?: Clock;
  /** How much a rarely tried offer is worth trying (usually 0.7). */
  readonly curiosity?: number;
}

/** One offer at one decision of one seat. */
interface Branch<G extends Shape> {
  readonly intent: G['intent'];
  tried: number;
  /** In how many worlds that came by it could have been tried: offers differ from world to world. */
  available: number;
  worth: number;
}

type Node<G extends Shape> = Map<string, Branch<G>>;

/**
 * Search over information sets (MO-ISMCTS): every iteration imagines a world behind what is seen and remembered and
 * plays it out; every seat has decisions of its own, told apart by what that seat would see, so that nobody's choice in
 * the tree leans on what they cannot know. Seats that choose at once are asked one after the other and see nothing of
 * each other. Answers the offer that was tried most.
 */
export function treeSearch<G extends Shape>(game: Game<G>, asked: Asked<G>, terms: TreeTerms<G>): G['intent'] {
  const { view, memory, seat: own, players, luck } = asked;
  const start = terms.clock?.() ?? 0;
  const curiosity = terms.curiosity ?? 0.7;
  const trees = new Map<string, Node<G>>();
  const root: Node<G> = new Map();
  const dice = luckDice(luck);

  for (let i = 0; i < terms.iterations; i++) {
    const world = game.imagine(view, memory, luck);
    const path: { readonly seat: Seat; readonly branch: Branch<G> }[] = [];
    const beyond = new Set<Seat>();
    const choose = (seat: Seat, node: Node<G>, offers: readonly G['intent'][]): G['intent'] => {
      const branch = select(node, offers, curiosity, luck.below(offers.length));
      // A seat's first step off its tree is kept; from there on it plays by the policy.
      if (branch.tried === 0) beyond.add(seat);
      path.push({ seat, branch });
      return branch.intent;
    };
    apply(game, world, own, choose(own, root, asked.offers), dice);
    for (;;) {
      const seat = game.awaited(frozen(world))[0];
      if (seat === undefined) break;
      const offers = game.legal(frozen(world), seat);
      const intent = beyond.has(seat)
        ? terms.policy(frozen(world), seat, offers, luck)
        : choose(seat, nodeOf(trees, `${seat}${JSON.stringify(game.project(frozen(world), seat))}`), offers);
      apply(game, world, seat, intent, dice);
    }
    advance(game, world, dice);
    const outcome = game.outcome(frozen(world));
    const shares = outcome === undefined ? [] : winShares(outcome, players);
    for (const { seat, branch } of path) {
      branch.tried++;
      branch.worth += shares[seat] ?? 0;
    }
    if (terms.clock !== undefined && terms.clock() - start >= asked.ms) break;
  }
  return mostTried(root, asked.offers);
}

function nodeOf<G extends Shape>(trees: Map<string, Node<G>>, name: string): Node<G> {
  const known = trees.get(name);
  if (known !== undefined) return known;
  const fresh: Node<G> = new Map();
  trees.set(name, fresh);
  return fresh;
}

/** Upper confidence bounds, with the worlds an offer was there in as the number of trials. */
function select<G extends Shape>(
  node: Node<G>,
  offers: readonly G['intent'][],
  curiosity: number,
  from: number,
): Branch<G> {
  let best: Branch<G> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < offers.length; n++) {
    // Looked through from a place given by luck, so that among equals no offer comes first by its name.
    const intent = offers[(n + from) % offers.length] as G['intent'];
    const name = JSON.stringify(intent);
    const branch = node.get(name) ?? { intent, tried: 0, available: 0, worth: 0 };
    node.set(name, branch);
    branch.available++;
    const bound =
      branch.tried === 0
        ? Number.MAX_VALUE
        : branch.worth / branch.tried + curiosity * Math.sqrt(Math.log(branch.available) / branch.tried);
    if (bound > most) {
      most = bound;
      best = branch;
    }
  }
  return best as Branch<G>;
}

function mostTried<G extends Shape>(root: Node<G>, offers: readonly G['intent'][]): G['intent'] {
  let best = offers[0] as G['intent'];
  let most = -1;
  for (const offer of offers) {
    const tried = root.get(JSON.stringify(offer))?.tried ?? 0;
    if (tried > most) {
      most = tried;
      best = offer;
    }
  }
  return best;
}
