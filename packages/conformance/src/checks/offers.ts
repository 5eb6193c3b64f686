import { canonical, frozen, type RuleRefusal, sameJson, seats } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  0,
  'torch',
  [],
  {},
  { type: 'nothing' },
  { type: 3 },
  [[]],
  JSON.parse('{"__proto__":null}'),
];

export const everyOfferIsAccepted: Check = {
  name: 'every offered intent is accepted, and can be read back from JSON',
  watch: ({ subject: { game }, setting }) => ({
    checkpoint: ({ table }) => {
      const state = frozen(table.state);
      for (const by of seats(setting.players)) {
        for (const intent of game.legal(state, by)) {
          const evidence = () => ({ by, intent });
          mustHold(game.decide(state, by, intent).ok, 'an offered intent is refused', evidence);
          const read = game.parse(JSON.parse(JSON.stringify(intent)));
          mustHold(read !== undefined && sameJson(read, intent), 'an offered intent cannot be read back', evidence);
        }
      }
    },
  }),
};

export const whatIsNotOfferedIsRefused: Check = {
  name: 'intents that are not offered are refused, with a code and a rule',
  watch: ({ subject: { game, sample }, setting, rng }) => {
    for (const raw of GARBAGE)
      mustHold(game.parse(raw) === undefined, 'garbage was read as an intent', () => ({ raw }));
    return {
      checkpoint: ({ table }) => {
        const state = frozen(table.state);
        for (const by of seats(setting.players)) {
          const offered = new Set(game.legal(state, by).map(canonical));
          for (const intent of sample(state, by, rng)) {
            const decided = game.decide(state, by, intent);
            const evidence = () => ({ by, intent, decided });
            mustHold(decided.ok === offered.has(canonical(intent)), 'offers and decisions disagree', evidence);
            if (!decided.ok) mustHold(isExplained(decided.refused), 'a refusal does not say why', evidence);
          }
        }
      },
    };
  },
};

const isExplained = ({ code, rule }: RuleRefusal): boolean =>
  /^[a-z][A-Za-z]+$/.test(code) && /^[A-Z]{2}-[A-Z]?\d+$/.test(rule);

export const maximalOffersTellNothing: Check = {
  name: 'what a seat might be offered holds all it is offered, and is the same in every world a spectator can imagine',
  for: 'secrets',
  watch: ({ subject: { game }, setting, rng }) => {
    const { maximalOffers } = game;
    if (maximalOffers === undefined) return {};
    return {
      checkpoint: ({ table, memory }) => {
        const state = frozen(table.state);
        const view = game.project(state, 'spectator');
        const world = frozen(game.imagine(view, frozen(memory('spectator')), rng));
        for (const by of seats(setting.players)) {
          const might = maximalOffers(state, by);
          const among = new Set(might.map(canonical));
          const evidence = () => ({ by, might });
          for (const intent of game.legal(state, by))
            mustHold(among.has(canonical(intent)), 'an offer is not among the maximal offers', evidence);
          const inWorld = canonical(maximalOffers(world, by));
          mustHold(inWorld === canonical(might), 'what is among the maximal offers tells a secret', evidence);
        }
      },
    };
  },
};

export const whoeverIsAwaitedHasAnOffer: Check = {
  name: 'a table that waits has an offer for everybody it waits for; one that is over has none',
  watch: ({ subject: { game }, setting: { players } }) => ({
    checkpoint: ({ table }) => {
      const state = frozen(table.state);
      const awaited = game.awaited(state);
      const outcome = game.outcome(state);
      const evidence = () => ({ awaited, outcome });
      for (const by of awaited)
        mustHold(game.legal(state, by).length > 0, 'a seat is awaited and has no offer', evidence);
      mustHold((awaited.length === 0) === (outcome !== undefined), 'the table neither waits nor is over', evidence);
      if (outcome === undefined) return;
      const idle = seats(players).every((by) => game.legal(state, by).length === 0);
      mustHold(idle, 'the game is over and somebody still has offers', evidence);
      const whole = outcome.winners.length > 0 && outcome.scores.length === players;
      mustHold(whole, 'an outcome without winners or scores', evidence);
    },
  }),
};
