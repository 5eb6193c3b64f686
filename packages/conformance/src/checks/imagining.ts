import { canonical, frozen, memoryOf, sameJson, seededRng, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../check.ts';

export const imagineKeepsTheProjection: Check = {
  name: 'imagine keeps the projection, and repeats itself for the same rng',
  watch: ({ subject: { game }, setting, rng }) => ({
    checkpoint: ({ table, memory }) => {
      const state = frozen(table.state);
      const awaited = game.awaited(state);
      for (const viewer of viewers(setting.players)) {
        const view = game.project(state, viewer);
        const seed = String(rng.below(1_000_000));
        const world = game.imagine(view, frozen(memory(viewer)), seededRng(seed));
        const evidence = () => ({ viewer });
        mustHold(sameJson(game.project(frozen(world), viewer), view), 'an imagined world looks otherwise', evidence);
        mustHold(sameJson(game.awaited(frozen(world)), awaited), 'an imagined table waits for others', evidence);
        if (rng.below(4) > 0) continue;
        const again = game.imagine(view, frozen(memory(viewer)), seededRng(seed));
        mustHold(sameJson(again, world), 'imagine uses more than the rng it is given', evidence);
      }
    },
  }),
};

export const memoryIsAFold: Check = {
  name: 'memory is a fold of what was seen: rebuilt from the log it is the same',
  samples: 30,
  watch: ({ setting }) => ({
    checkpoint: ({ table, memory }) => {
      for (const viewer of viewers(setting.players)) {
        const rebuilt = canonical(memoryOf(table, viewer));
        mustHold(rebuilt === canonical(memory(viewer)), 'a rebuilt memory differs', () => ({ viewer }));
      }
    },
  }),
};
