import { type BotQuestion, frozen, type Game, ok, type Rng, type Seat, type Shape, seats } from '@quri/kernel';

/** Two choose low or high in secret. Both high: seat 0 wins. Both low: they share. Otherwise seat 1 wins. */
interface Odds extends Shape {
  options: object;
  state: { chosen: (boolean | null)[] };
  intent: { readonly type: 'low' | 'high' };
  event: { readonly type: 'chosen'; readonly seat: Seat; readonly high: boolean };
  view: { readonly has: readonly boolean[] };
  seen: { readonly type: 'chosen' };
  memory: object;
}

const OFFERS: readonly Odds['intent'][] = [{ type: 'low' }, { type: 'high' }];

export const oddsAndEvens: Game<Odds> = {
  meta: {
    id: 'odds-and-evens',
    rulesVersion: 1,
    players: () => ({ min: 2, max: 2 }),
    minutes: { min: 1, max: 1 },
    options: {},
    takeBack: false,
    memory: false,
  },
  blank: () => ({ chosen: [null, null] }),
  awaited: (s) => seats(2).filter((seat) => s.chosen[seat] === null),
  legal: (s) => (s.chosen.includes(null) ? OFFERS : []),
  parse: () => undefined,
  decide: (_s, seat, { type }) => ok([{ type: 'chosen', seat, high: type === 'high' }]),
  proceed: () => [],
  evolve: (s, { seat, high }) => {
    s.chosen[seat] = high;
  },
  fork: (s) => ({ chosen: [...s.chosen] }),
  reveals: () => 'none',
  project: (s) => ({ has: s.chosen.map((one) => one !== null) }),
  redact: () => ({ type: 'chosen' }),
  emptyMemory: () => ({}),
  remember: () => undefined,
  imagine: ({ has }, _memory, rng) => ({ chosen: has.map((one) => (one ? rng.below(2) === 1 : null)) }),
  outcome: ({ chosen: [one, two] }) => {
    if (one == null || two == null) return undefined;
    const winners = one !== two ? [seats(2)[1]!] : one ? [seats(2)[0]!] : seats(2);
    return { winners, scores: [0, 0], reason: 'odds' };
  },
};

export function askedOdds(seat: Seat, rng: Rng): BotQuestion<Odds> {
  // The other one has chosen already; that can still be changed, and what it was is not known.
  const state = { chosen: seats(2).map((one) => (one === seat ? null : false)) };
  return {
    seat,
    players: 2,
    options: {},
    view: oddsAndEvens.project(frozen(state), seat),
    memory: {},
    offers: OFFERS,
    rng,
    ms: 1000,
    now: () => 0,
  };
}
