import { canonical, frozen, luckFrom, memoryOf, sameJson, viewers } from '@quri/kernel';
import { type Check, mustHold } from '../subject.ts';
import { sparsely, walk } from '../walk.ts';

export const imagineKeepsTheProjection: Check = {
  name: 'imagine keeps the projection, and repeats itself for the same luck',
  run: ({ game }, setting) => {
    walk(game, setting, ({ table, memory, luck }) => {
      for (const viewer of viewers(setting.players)) {
        const view = game.project(frozen(table.state), viewer);
        const seed = String(luck.below(1_000_000));
        const world = game.imagine(view, frozen(memory(viewer)), luckFrom(seed));
        const where = () => ({ setting, viewer, entries: table.entries.length });
        mustHold(sameJson(game.project(frozen(world), viewer), view), 'an imagined world looks otherwise', where);
        mustHold(
          sameJson(game.awaited(frozen(world)), game.awaited(frozen(table.state))),
          'an imagined table waits for others',
          where,
        );
        if (luck.below(4) > 0) continue;
        const again = game.imagine(view, frozen(memory(viewer)), luckFrom(seed));
        mustHold(sameJson(again, world), 'imagine uses more than the luck it is given', where);
      }
    });
  },
};

export const memoryIsAFold: Check = {
  name: 'memory is a fold of what was seen: rebuilt from the log it is the same',
  run: ({ game }, setting) => {
    const isDue = sparsely();
    walk(game, setting, ({ table, memory }) => {
      if (!isDue(table.entries.length)) return;
      for (const viewer of viewers(setting.players)) {
        const kept = canonical(memory(viewer));
        mustHold(canonical(memoryOf(table, viewer)) === kept, 'a rebuilt memory differs', () => ({ setting, viewer }));
      }
    });
  },
};
