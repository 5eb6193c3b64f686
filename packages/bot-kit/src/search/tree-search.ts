import {
  apply,
  at,
  type BotQuestion,
  type Frozen,
  frozen,
  type Game,
  invariantBroken,
  rngDice,
  type Seat,
  type Shape,
} from '@quri/kernel';
import { type Policy, playOn } from '../policy.ts';
import type { SearchTerms } from './search-terms.ts';

interface TreeTerms<G extends Shape> extends SearchTerms<G> {
  /** How much a rarely tried offer is worth trying (usually 0.7). */
  readonly exploration?: number;
  /** How often a decision beyond the first is left to the policy before it is searched itself (usually 0 times). */
  readonly expandAfter?: number;
}

/** One offer at one decision of one seat. */
interface Branch<G extends Shape> {
  readonly intent: G['intent'];
  tried: number;
  /** In how many worlds that came by it could have been tried: offers differ from world to world. */
  available: number;
  worth: number;
}

type Branches<G extends Shape> = Map<string, Branch<G>>;

interface Node<G extends Shape> {
  met: number;
  readonly branches: Branches<G>;
}

/**
 * Search over information sets (MO-ISMCTS): every iteration imagines a world behind what is seen and remembered and
 * plays it out; every seat has decisions of its own, told apart by what that seat would see, so that nobody's choice in
 * the tree leans on what they cannot know. Seats that choose at once are asked one after the other and see nothing of
 * each other. Answers the offer that was tried most.
 */
export function treeSearch<G extends Shape>(game: Game<G>, asked: BotQuestion<G>, terms: TreeTerms<G>): G['intent'] {
  const { view, memory, seat: own, players, rng } = asked;
  const start = asked.now();
  const exploration = terms.exploration ?? 0.7;
  const expandAfter = terms.expandAfter ?? 0;
  const trees = new Map<string, Node<G>>();
  const root: Branches<G> = new Map();
  const dice = rngDice(rng);
  const worthwhile = (world: Frozen<G['state']>, seat: Seat, offers: readonly G['intent'][]) =>
    terms.worthwhile?.(world, seat, offers) ?? offers;

  for (let i = 0; i < terms.iterations; i++) {
    const world = game.imagine(view, memory, rng);
    const path: { readonly seat: Seat; readonly branch: Branch<G> }[] = [];
    const beyond = new Set<Seat>();
    const choose = (seat: Seat, node: Branches<G>, offers: readonly G['intent'][]): G['intent'] => {
      const branch = select(node, offers, exploration, rng.below(offers.length));
      // A seat's first step off its tree is kept; from there on it plays by the policy.
      if (branch.tried === 0) beyond.add(seat);
      path.push({ seat, branch });
      return branch.intent;
    };
    const inTree: Policy<G> = (world, seat, offers) => {
      if (expandAfter < Number.POSITIVE_INFINITY && !beyond.has(seat)) {
        const node = nodeOf(trees, nameOf(game, world, seat));
        if (++node.met > expandAfter) return choose(seat, node.branches, worthwhile(world, seat, offers));
        beyond.add(seat);
      }
      return terms.policy(world, seat, offers, rng);
    };
    apply(game, world, own, choose(own, root, worthwhile(frozen(world), own, asked.offers)), dice);
    const shares = playOn(game, world, players, dice, { ...terms, policy: inTree }, rng);
    for (const { seat, branch } of path) {
      branch.tried++;
      branch.worth += shares[seat] ?? 0;
    }
    if (asked.now() - start >= asked.ms) break;
  }
  return mostTried(root, asked.offers);
}

/** A decision by what its seat would see: worlds that look alike to it are one. */
const nameOf = <G extends Shape>(game: Game<G>, world: Frozen<G['state']>, seat: Seat): string =>
  `${seat}${JSON.stringify(game.project(world, seat))}`;

function nodeOf<G extends Shape>(trees: Map<string, Node<G>>, name: string): Node<G> {
  const known = trees.get(name);
  if (known !== undefined) return known;
  const fresh: Node<G> = { met: 0, branches: new Map() };
  trees.set(name, fresh);
  return fresh;
}

/** Upper confidence bounds, with the worlds an offer was there in as the number of trials. */
function select<G extends Shape>(
  node: Branches<G>,
  offers: readonly G['intent'][],
  exploration: number,
  from: number,
): Branch<G> {
  let best: Branch<G> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < offers.length; n++) {
    // From a random place on, so that among equals no offer comes first by its name.
    const intent = at(offers, (n + from) % offers.length);
    const name = JSON.stringify(intent);
    const branch = node.get(name) ?? { intent, tried: 0, available: 0, worth: 0 };
    node.set(name, branch);
    branch.available++;
    const bound =
      branch.tried === 0
        ? Number.MAX_VALUE
        : branch.worth / branch.tried + exploration * Math.sqrt(Math.log(branch.available) / branch.tried);
    if (bound > most) {
      most = bound;
      best = branch;
    }
  }
  return best ?? invariantBroken('nothing to choose from');
}

function mostTried<G extends Shape>(root: Branches<G>, offers: readonly G['intent'][]): G['intent'] {
  let best = at(offers, 0);
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
