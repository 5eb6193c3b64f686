import {
  type Asked,
  apply,
  type Frozen,
  frozen,
  type Game,
  invariantBroken,
  luckDice,
  type Seat,
  type Shape,
} from '@quri/kernel';
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
  /** How often a decision beyond the first is left to the policy before it is searched itself (usually 0 times). */
  readonly ripe?: number;
  /** The offers worth a thought, judged by what this seat knows in the world; without it, all of them. */
  worthwhile?(world: Frozen<G['state']>, seat: Seat, offers: readonly G['intent'][]): readonly G['intent'][];
  /** What a world is worth to each seat, as a share of victory, once there is no need to play it on. */
  settled?(world: Frozen<G['state']>): readonly number[] | undefined;
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
export function treeSearch<G extends Shape>(game: Game<G>, asked: Asked<G>, terms: TreeTerms<G>): G['intent'] {
  const { view, memory, seat: own, players, luck } = asked;
  const start = terms.clock?.() ?? 0;
  const curiosity = terms.curiosity ?? 0.7;
  const ripe = terms.ripe ?? 0;
  const trees = new Map<string, Node<G>>();
  const root: Branches<G> = new Map();
  const dice = luckDice(luck);
  const worthwhile = (world: G['state'], seat: Seat, offers: readonly G['intent'][]): readonly G['intent'][] =>
    terms.worthwhile?.(frozen(world), seat, offers) ?? offers;

  for (let i = 0; i < terms.iterations; i++) {
    const world = game.imagine(view, memory, luck);
    const path: { readonly seat: Seat; readonly branch: Branch<G> }[] = [];
    const beyond = new Set<Seat>();
    const choose = (seat: Seat, node: Branches<G>, offers: readonly G['intent'][]): G['intent'] => {
      const branch = select(node, offers, curiosity, luck.below(offers.length));
      // A seat's first step off its tree is kept; from there on it plays by the policy.
      if (branch.tried === 0) beyond.add(seat);
      path.push({ seat, branch });
      return branch.intent;
    };
    const intentOf = (seat: Seat, at: G['state'], offers: readonly G['intent'][]): G['intent'] => {
      if (ripe < Number.POSITIVE_INFINITY && !beyond.has(seat)) {
        const node = nodeOf(trees, nameOf(game, at, seat));
        if (++node.met > ripe) return choose(seat, node.branches, worthwhile(at, seat, offers));
        beyond.add(seat);
      }
      return terms.policy(frozen(at), seat, offers, luck);
    };
    apply(game, world, own, choose(own, root, worthwhile(world, own, asked.offers)), dice);
    let shares = terms.settled?.(frozen(world));
    while (shares === undefined) {
      const seat = game.awaited(frozen(world))[0];
      if (seat === undefined) {
        shares = sharesAtEnd(game, world, players);
        break;
      }
      const offers = game.legal(frozen(world), seat);
      apply(game, world, seat, intentOf(seat, world, offers), dice);
      shares = terms.settled?.(frozen(world));
    }
    for (const { seat, branch } of path) {
      branch.tried++;
      branch.worth += shares[seat] ?? 0;
    }
    if (terms.clock !== undefined && terms.clock() - start >= asked.ms) break;
  }
  return mostTried(root, asked.offers);
}

function sharesAtEnd<G extends Shape>(game: Game<G>, world: G['state'], players: number): readonly number[] {
  const outcome = game.outcome(frozen(world)) ?? invariantBroken('nobody is awaited, yet the game is not over');
  return winShares(outcome, players);
}

/** A decision by what its seat would see: worlds that look alike to it are one. */
const nameOf = <G extends Shape>(game: Game<G>, world: G['state'], seat: Seat): string =>
  `${seat}${JSON.stringify(game.project(frozen(world), seat))}`;

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

function mostTried<G extends Shape>(root: Branches<G>, offers: readonly G['intent'][]): G['intent'] {
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
