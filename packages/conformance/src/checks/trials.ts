import { frozen, pick, sameJson, tryIntents } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

/** Some of the offers stand for all. */
const TRIED = 3;

export const trialsTellNothing: Check = {
  name: 'non-interference (e): what a seat tries tells it nothing it could not know',
  for: 'secrets',
  samples: 60,
  watch: ({ subject: { game }, rng }) => ({
    checkpoint: ({ table, memory }) => {
      const state = frozen(table.state);
      for (const seat of game.awaited(state)) {
        const world = frozen(game.imagine(game.project(state, seat), frozen(memory(seat)), rng));
        for (let i = 0; i < TRIED; i++) {
          const first = pick(rng, game.legal(state, seat));
          const tried = tryIntents(game, state, seat, [first]);
          const more = tried.ok ? tried.value.offers : [];
          const intents = more.length === 0 ? [first] : [first, pick(rng, more)];
          const [here, there] = [state, world].map((where) => tryIntents(game, where, seat, intents));
          mustHold(sameJson(here, there), 'a trial tells two worlds apart that look alike', () => ({ seat, intents }));
        }
      }
    },
  }),
};
